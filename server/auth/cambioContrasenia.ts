import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { contrasenasRequeridas } from '../../src/domain/contrasena.ts'
import type { AppEnv } from '../context.ts'
import { recordChange } from '../crud/recordChange.ts'
import { Falla } from '../http/Falla.ts'
import { askPassword } from './askPassword.ts'
import { hashOf } from './hashOf.ts'
import { readBody } from '../http/readBody.ts'
import { conContrasenaNueva, contrasena, correo } from './esquemas.ts'
import { noteDone, wasDone } from '../idempotency/doneBefore.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { askerOf, changeAccounts } from './changeAccounts.ts'
import { huellaDeDispositivo } from './dispositivos.ts'
import { bearerTokenOf, sesionIda } from './sesion.ts'
import { usuarios } from './tables.ts'

/** Body of the call. */
export const cuerpoDeCambio = conContrasenaNueva({
  email: correo,
  contrasenia_actual: contrasena(contrasenasRequeridas.actual),
})

/**
 * Answers `POST cambio-contrasenia`: changes the password and ends the other sessions. A wrong current password is 422,
 * never 401. The same call again, under its key, succeeds. (B §5, Password change)
 */
export const cambioContrasenia = async (c: Context<AppEnv>) => {
  const { db, usuario, options } = c.var
  const { email, contrasenia_actual, contrasenia_nueva } = await readBody(c, cuerpoDeCambio)
  if (email !== usuario.email) throw rechazo('email', 'El correo no es el de su cuenta')
  const isDone = () => wasDone(c, usuario.id)
  if (await isDone()) return hecha(c)
  const anterior = await askPassword(c, contrasenia_actual, isDone)
  if (await isDone()) return hecha(c)
  const asker = askerOf(c)

  const hash = await hashOf(contrasenia_nueva, 'contrasenia_nueva')
  const cambio = await inTransaction(db, async tx => {
    const [vigente] = await tx
      .select()
      .from(usuarios)
      .where(and(eq(usuarios.id, usuario.id), eq(usuarios.hash, anterior)))
      .for('update')
    if (!vigente) return false
    const keep = { sesion: bearerTokenOf(c.req.header('authorization')), dispositivo: huellaDeDispositivo(c) }
    await changeAccounts(tx, [{ id: usuario.id, hash }], { asker, keep })
    await recordChange(tx, {
      entidad: 'usuarios',
      clave: usuario.id,
      accion: 'update',
      usuario,
      momento: options.now(),
      despues: { contrasena: 'cambiada' },
    })
    await noteDone(c, tx, usuario.id)
    return true
  })
  /* The password changed while this call waited for its turn: by the same call, sent before, or by another; or the account is gone. */
  if (!cambio && !(await isDone()))
    throw (await db.$count(usuarios, eq(usuarios.id, usuario.id))) ? new Falla(409, cambiada) : sesionIda()
  return hecha(c)
}

const cambiada =
  'Su contraseña se acaba de cambiar desde otra ventana o dispositivo, así que la actual ya es otra. Si no fue usted, restablézcala desde el inicio de sesión.'

const hecha = (c: Context<AppEnv>) => answerSuccess(c, 'Su contraseña fue actualizada')

const rechazo = (campo: string, message: string) => new Falla(422, message, { errors: { [campo]: message } })
