import { and, eq, gt } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { recordChange } from '../crud/recordChange.ts'
import { Falla } from '../http/Falla.ts'
import { hashOf } from './hashOf.ts'
import { readBody } from '../http/readBody.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { askerOf, changeAccounts } from './changeAccounts.ts'
import { rememberDispositivo } from './dispositivos.ts'
import { conContrasenaNueva } from './esquemas.ts'
import { noteDone, wasDone } from '../idempotency/doneBefore.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { forgetIntentos } from './intentos.ts'
import { conteoDe } from './login.ts'
import { nombreDe, personaDe } from './persona.ts'
import { cuentaInactiva } from './sesion.ts'
import { restablecimientos, usuarios } from './tables.ts'
import { huellaDeSecreto } from './newToken.ts'

const esquema = conContrasenaNueva({ token: z.string(enlaceIncompleto()).min(1, enlaceIncompleto()) })

/**
 * Answers `POST restablecer-contrasenia`: a link works once, ends every session and link of the account, and makes this
 * browser known. 409 for a used link, except for the same call under its key.
 */
export const restablecerContrasenia = async (c: Context<AppEnv>) => {
  const { db, options } = c.var
  const { token, contrasenia_nueva } = await readBody(c, esquema)
  const ahora = options.now()
  const enlace = `restablecer ${huellaDeSecreto(token)}`
  if (await wasDone(c, enlace)) return hecho(c)
  const usuario = await duenio(db, token, ahora)
  const persona = await personaDe(db, usuario)
  if (!persona.activa) throw new Falla(403, cuentaInactiva)
  const hash = await hashOf(contrasenia_nueva, 'contrasenia_nueva')
  const asker = askerOf(c, { id: usuario.id, nombre: nombreDe(persona) })
  await inTransaction(db, async tx => {
    await tx.select().from(usuarios).where(eq(usuarios.id, usuario.id)).for('update')
    await duenio(tx, token, ahora)
    await changeAccounts(tx, [{ id: usuario.id, hash }], { asker, contrasena: 'contrasena_restablecida' })
    await rememberDispositivo(c, tx, usuario.id)
    await recordChange(tx, {
      entidad: 'usuarios',
      clave: usuario.id,
      accion: 'update',
      momento: ahora,
      usuario: { id: usuario.id, nombre: nombreDe(persona), email: usuario.email },
      despues: { contrasena: 'restablecida con un enlace' },
    })
    await noteDone(c, tx, enlace)
  })
  await forgetIntentos(db, conteoDe(usuario.email))
  return hecho(c)
}

const hecho = (c: Context<AppEnv>) => answerSuccess(c, 'Su contraseña fue restablecida, ya puede iniciar sesión')

/** Returns the account of a link that still works; 409 otherwise. */
const duenio = async (db: Queryable, token: string, ahora: Date) => {
  const [fila] = await db
    .select({ usuario: usuarios })
    .from(restablecimientos)
    .innerJoin(usuarios, eq(usuarios.id, restablecimientos.usuario_id))
    .where(and(eq(restablecimientos.token_hash, huellaDeSecreto(token)), gt(restablecimientos.expira, ahora)))
  if (!fila) throw new Falla(409, 'El enlace ya fue utilizado o venció, solicite uno nuevo')
  return fila.usuario
}

function enlaceIncompleto() {
  return 'El enlace está incompleto, ábralo de nuevo desde el correo'
}
