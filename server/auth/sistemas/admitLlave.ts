import { and, eq, gte, inArray, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import { routePath } from 'hono/route'
import { hoyEnMexico } from '../../../src/domain/fechas.ts'
import { contado } from '../../../src/language/contado.ts'
import type { AppEnv, Usuario } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'
import { tables } from '../../university/tables.ts'
import { huellaDeSecreto } from '../newToken.ts'
import { usuarios } from '../tables.ts'
import { lends } from './lends.ts'
import { llamadasDeLlaves, secretosDeLlaves } from './tables.ts'

const { llavesDeSistemas } = tables

/** Returns the secret of a key in a bearer header; empty when there is none. */
export const llaveOf = (autorizacion = ''): string => /^bearer +(llave_[\w-]{43})$/i.exec(autorizacion)?.[1] ?? ''

/**
 * Admits a key to the calls that it and its role permit, and counts the call. 401 when it is revoked, over or without
 * its maker; 429 above its calls a minute; 403 for other calls.
 */
export const admitLlave = async (c: Context<AppEnv>, secreto: string): Promise<Usuario> => {
  const { db, options } = c.var
  const ahora = options.now()
  const hoy = hoyEnMexico(ahora)
  const minuto = new Date(Math.floor(ahora.getTime() / 60_000) * 60_000)
  const [usada] = await db
    .update(secretosDeLlaves)
    .set({
      minuto,
      en_minuto: sql`case when ${secretosDeLlaves.minuto} = ${minuto}::timestamptz then ${secretosDeLlaves.en_minuto} + 1 else 1 end`,
    })
    .from(llavesDeSistemas)
    .innerJoin(usuarios, sql`true`)
    .where(
      and(
        quienLaHizo,
        eq(secretosDeLlaves.token_hash, huellaDeSecreto(secreto)),
        eq(llavesDeSistemas.id_llave, secretosDeLlaves.id_llave),
        eq(llavesDeSistemas.activa, true),
        gte(llavesDeSistemas.vence, hoy),
      ),
    )
    .returning({ llave: llavesDeSistemas, veces: secretosDeLlaves.en_minuto })
  if (!usada) throw new Falla(401, 'La llave no es válida, venció o fue revocada')
  const { llave, veces } = usada
  if (veces > llave.por_minuto) {
    const segundos = Math.max(1, Math.ceil((minuto.getTime() + 60_000 - ahora.getTime()) / 1000))
    c.header('Retry-After', String(segundos))
    throw new Falla(
      429,
      `La llave admite ${contado(llave.por_minuto, 'llamada', 'llamadas')} por minuto, espere ${contado(segundos, 'segundo', 'segundos')}`,
    )
  }
  await db
    .update(llavesDeSistemas)
    .set({ ultimo_uso: hoy, usos: sql`coalesce(${llavesDeSistemas.usos}, 0) + 1` })
    .where(eq(llavesDeSistemas.id_llave, llave.id_llave))
  const llamada = llamadaDe(c)
  const dicha = await db.$count(
    llamadasDeLlaves,
    and(eq(llamadasDeLlaves.id_llave, llave.id_llave), eq(llamadasDeLlaves.llamada, llamada)),
  )
  if (!dicha || !lends(llamada, llave.rol)) throw new Falla(403, 'Esta llave no abre esa llamada')
  return {
    id: llave.id_llave,
    rol: llave.rol,
    email: '',
    nombre: `Llave «${llave.nombre}»`,
    matricula: null,
    clave_cuc: llave.clave_cuc,
  }
}

/** Condition that whoever made the secret is still here, and of a role that may lend it. */
const quienLaHizo = and(
  eq(usuarios.id, secretosDeLlaves.usuario_id),
  eq(usuarios.activo, true),
  inArray(usuarios.rol, ['coordinador', 'administrativo']),
  sql`(${usuarios.rol} = 'coordinador' or ${llavesDeSistemas.rol} <> 'coordinador')`,
)

/** Returns the call that a request makes, as keys name it: `PUT cucs/{key}`. HEAD counts as GET: whoever reads may ask for the headers alone. */
const llamadaDe = (c: Context<AppEnv>) =>
  `${c.req.method === 'HEAD' ? 'GET' : c.req.method} ${routePath(c)
    .replace(/^\/api\//, '')
    .replaceAll(/:(\w+)/g, '{$1}')}`
