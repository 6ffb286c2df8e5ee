import type { Context } from 'hono'
import type { SucesoDeCuenta } from '../../src/domain/actividad.ts'
import type { AppEnv } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { Falla } from '../http/Falla.ts'
import { logEvent } from '../log/logEvent.ts'
import { recordActividad } from './actividad.ts'
import { rememberDispositivo } from './dispositivos.ts'
import { lockRecognised } from './lockRecognised.ts'
import { origenDe } from './origenDe.ts'
import { personaDe } from './persona.ts'
import { cuentaInactiva, openSession } from './sesion.ts'
import type { usuarios } from './tables.ts'

export type Cuenta = typeof usuarios.$inferSelect

type Paso<T> = {
  suceso?: SucesoDeCuenta
  /** Runs the last step in the transaction that opens the session: when it throws, none opens. Its result is answered beside the person. */
  last?: (tx: Queryable) => Promise<T>
}

/** Opens a session for an account that every step recognised, and answers it. 401 when the account changed meanwhile, 403 when it is inactive. (A §7) */
export const letIn = async <T extends object>(
  c: Context<AppEnv>,
  usuario: Cuenta,
  { suceso = 'ingreso', last }: Paso<T> = {},
) => {
  const { db, options } = c.var
  const [ahora, origen] = [options.now(), origenDe(c)]
  const { token, persona, extra } = await inTransaction(db, async tx => {
    await lockRecognised(tx, usuario)
    const persona = await personaDe(tx, usuario)
    if (!persona.activa) throw new Falla(403, cuentaInactiva)
    const extra = await last?.(tx)
    await rememberDispositivo(c, tx, usuario.id)
    await recordActividad(tx, { cuenta: usuario, suceso, origen, momento: ahora })
    return { token: await openSession(tx, usuario, { ahora, origen }), persona, extra }
  })
  const { nombre, apellido_paterno, apellido_materno, matricula, clave_cuc } = persona
  logEvent(c, 'ingreso', { account: usuario.id, role: usuario.rol, ...(suceso !== 'ingreso' && { how: suceso }) })
  return answerSuccess(c, 'Bienvenido al sistema', {
    token,
    rol: usuario.rol,
    email: usuario.email,
    nombre,
    apellido_paterno,
    apellido_materno,
    ...(matricula && { matricula }),
    ...(clave_cuc && { clave_cuc }),
    ...extra,
  })
}
