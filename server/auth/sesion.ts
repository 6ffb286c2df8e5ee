import { and, eq, gt, lte, ne, sql } from 'drizzle-orm'
import { createMiddleware } from 'hono/factory'
import type { Context } from 'hono'
import type { Role } from '../../src/schema/account/roles.ts'
import { contado } from '../../src/language/contado.ts'
import type { AppOptions, AppEnv } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { codes, databaseError } from '../db/databaseError.ts'
import { anyOf, builtOnce, plannedOnce } from '../db/planOnce.ts'
import { Falla } from '../http/Falla.ts'
import { isAhead } from '../process/isAhead.ts'
import { duracion } from './limites.ts'
import type { Origen } from './origenDe.ts'
import { nombreDe, personaEn } from './persona.ts'
import { registro } from './registro.ts'
import { admitLlave, llaveOf } from './sistemas/admitLlave.ts'
import { sesiones, usuarios } from './tables.ts'
import { huellaDeSecreto, newToken } from './newToken.ts'

/**
 * Admits the token of an open session of an active account, read anew on each call, or a key of another system; 401 for
 * anybody else, also when the account was removed meanwhile. (A §7)
 */
export const requireSession = createMiddleware<AppEnv>(async (c, next) => {
  const { db, options } = c.var
  const llave = llaveOf(c.req.header('authorization'))
  if (llave) {
    c.set('usuario', await admitLlave(c, llave))
    return next()
  }
  const token = bearerTokenOf(c.req.header('authorization'))
  const sesion = await sesionDe(db, token, options.now())
  if (!sesion) throw sesionIda()
  const { usuario, persona } = sesion
  const reposo = minutosDeReposo(options, usuario.rol)
  const ahora = options.now()
  if (ahora.getTime() - sesion.ultima.getTime() > reposo * 60_000) {
    await db.delete(sesiones).where(eq(sesiones.token_hash, sesion.token_hash))
    throw new Falla(
      401,
      `Su sesión se cerró después de ${contado(reposo, 'minuto', 'minutos')} sin uso, ingrese de nuevo`,
    )
  }
  if (!persona.activa) {
    await closeSessions(db, [usuario.id])
    throw new Falla(401, cuentaInactiva)
  }
  if (isUse(c) || isAhead(sesion.ultima, ahora)) await noteUse(db, sesion, { ahora, reposo })
  const { matricula, clave_cuc } = persona
  c.set('usuario', {
    id: usuario.id,
    rol: usuario.rol,
    email: usuario.email,
    nombre: nombreDe(persona),
    matricula,
    clave_cuc,
  })
  await next()
  const isDangling = databaseError(c.error).code === codes.foreignKey
  if (isDangling && !(await sesionDe(db, token, options.now()))) throw sesionIda()
})

/** Makes the 401 of a session that does not exist, or no longer does. */
export const sesionIda = () => new Falla(401, 'Credenciales invalidas o vencidas, favor de cerrar sesion')

/** Opens a session of four hours and returns its token, which is stored nowhere. (A §9) */
export const openSession = async (
  tx: Queryable,
  usuario: { id: string },
  { ahora, origen }: { ahora: Date; origen: Origen },
): Promise<string> => {
  const token = newToken()
  const expira = new Date(ahora.getTime() + duracion.sesion)
  await tx.insert(sesiones).values({
    token_hash: huellaDeSecreto(token),
    usuario_id: usuario.id,
    creada: ahora,
    expira,
    ultima: ahora,
    ...origen,
  })
  return token
}

/** Ends the session of this token. */
export const closeSession = async (tx: Queryable, token: string): Promise<void> => {
  await tx.delete(sesiones).where(eq(sesiones.token_hash, huellaDeSecreto(token)))
}

/** Ends every session of these accounts, or every one except that of a token: their password changed, or they became inactive. */
export const closeSessions = async (tx: Queryable, cuentas: readonly string[], salvo?: string): Promise<void> => {
  await tx
    .delete(sesiones)
    .where(
      and(anyOf(sesiones.usuario_id, cuentas), salvo ? ne(sesiones.token_hash, huellaDeSecreto(salvo)) : undefined),
    )
}

/** Returns the token of a bearer header; empty when there is none. */
export const bearerTokenOf = (autorizacion = ''): string => /^bearer +([\w-]{43})$/i.exec(autorizacion)?.[1] ?? ''

/** Text for an inactive person, at the login and on the next call. */
export const cuentaInactiva = 'Su cuenta está inactiva, consulte a la administración de su CUC'

/** Returns an open session, its account and its person, in one query. */
const sesionDe = async (db: Queryable, token: string, ahora: Date) => {
  if (!token) return undefined
  const [fila] = await lectura(db).execute({
    huella: huellaDeSecreto(token),
    ahora: ahora.toISOString(),
    tope: longestEnd(ahora),
  })
  return fila && { ...fila.sesion, usuario: fila.usuario, persona: personaEn(fila.usuario, fila.registro) }
}

/** Returns the latest end of a session that counts. One that ends a day later than any opened now was opened by a clock far ahead; a clock some hours ahead, once corrected, signs nobody out. */
const longestEnd = (ahora: Date) => new Date(ahora.getTime() + duracion.sesion + 24 * 3_600_000).toISOString()

/** Query of an open session, with which every call begins. */
const lectura = builtOnce(db =>
  db
    .select({ usuario: usuarios, registro, sesion: { token_hash: sesiones.token_hash, ultima: sesiones.ultima } })
    .from(sesiones)
    .innerJoin(usuarios, eq(usuarios.id, sesiones.usuario_id))
    .where(
      and(
        eq(sesiones.token_hash, sql.placeholder('huella')),
        gt(sesiones.expira, sql.placeholder('ahora')),
        lte(sesiones.expira, sql.placeholder('tope')),
      ),
    )
    .prepare(plannedOnce),
)

/** Returns the minutes without use after which a session of this role ends; infinite where none does. */
const minutosDeReposo = ({ signIn }: AppOptions, rol: Role): number => signIn?.idleMinutes?.[rol] ?? Infinity

/** Tells whether a call shows that a person is there: what a page asks by itself, again and again, does not, unless it says that somebody typed or moved meanwhile. */
const isUse = (c: Context<AppEnv>): boolean =>
  !c.req.path.endsWith('/avisos/estado') || c.req.query('enUso') !== undefined

/** Notes that a session is in use, at most every five minutes or every tenth of its idle limit; also corrects a last use that was dated ahead, so that the session can end. */
const noteUse = async (
  db: Queryable,
  { token_hash, ultima }: { token_hash: string; ultima: Date },
  { ahora, reposo }: { ahora: Date; reposo: number },
) => {
  const pausa = Math.min(duracion.reposo, (reposo * 60_000) / 10)
  if (Math.abs(ahora.getTime() - ultima.getTime()) < pausa) return
  await db.update(sesiones).set({ ultima: ahora }).where(eq(sesiones.token_hash, token_hash))
}
