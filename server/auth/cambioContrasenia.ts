import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { contrasenasRequeridas } from '../../src/domain/contrasena.ts'
import type { Db, AppEnv, Usuario } from '../contexto.ts'
import { recordChange } from '../crud/recordChange.ts'
import { Falla } from '../http/Falla.ts'
import { countAttempts } from './countAttempts.ts'
import { matchesHash, hashOf } from './hashOf.ts'
import { readBody } from '../http/readBody.ts'
import { conContrasenaNueva, contrasena, correo } from './esquemas.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { logEvent } from '../log/logEvent.ts'
import { recordActividad } from './actividad.ts'
import { askerOf, changeAccount } from './changeAccount.ts'
import { huellaDeDispositivo } from './dispositivos.ts'
import { forgetIntentos } from './intentos.ts'
import { bearerTokenOf } from './sesion.ts'
import { usuarios } from './tables.ts'

const esquema = conContrasenaNueva({ email: correo, contrasenia_actual: contrasena(contrasenasRequeridas.actual) })

/** `POST cambio-contrasenia`: keeps this session and ends the others; a wrong current password is 422, never 401. (B §5, Password change) */
export const cambioContrasenia = async (c: Context<AppEnv>) => {
  const { db, usuario, opciones } = c.var
  const { email, contrasenia_actual, contrasenia_nueva } = await readBody(c, esquema)
  if (email !== usuario.email) throw rechazo('email', 'El correo no es el de su cuenta')
  const conteo = { de: 'cambioPorCuenta', quien: usuario.id, freno: 'cambioPorCuenta' } as const
  await countAttempts(c, [conteo])
  const anterior = await hashDeCuenta(db, usuario)
  const asker = askerOf(c)
  if (!(await matchesHash(contrasenia_actual, anterior))) {
    await recordActividad(db, { cuenta: usuario, suceso: 'ingreso_fallido', ...asker })
    logEvent(c, 'ingreso fallido')
    throw rechazo('contrasenia_actual', 'La contraseña actual es incorrecta')
  }
  await forgetIntentos(db, conteo)

  const hash = await hashOf(contrasenia_nueva, 'contrasenia_nueva')
  await inTransaction(db, async tx => {
    const [vigente] = await tx
      .select()
      .from(usuarios)
      .where(and(eq(usuarios.id, usuario.id), eq(usuarios.hash, anterior)))
      .for('update')
    if (!vigente) throw new Falla(409, 'La contraseña cambió mientras tanto, inténtelo de nuevo')
    const keep = { sesion: bearerTokenOf(c.req.header('authorization')), dispositivo: huellaDeDispositivo(c) }
    await changeAccount(tx, usuario.id, { hash }, { asker, keep })
    await recordChange(tx, {
      entidad: 'usuarios',
      clave: usuario.id,
      accion: 'update',
      usuario,
      momento: opciones.hoy(),
      despues: { contrasena: 'cambiada' },
    })
  })
  return answerSuccess(c, 'Su contraseña fue actualizada')
}

const hashDeCuenta = async (db: Db, { id }: Usuario): Promise<string> => {
  const [fila] = await db.select({ hash: usuarios.hash }).from(usuarios).where(eq(usuarios.id, id))
  return fila?.hash ?? ''
}

const rechazo = (campo: string, message: string) => new Falla(422, message, { errors: { [campo]: message } })
