import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { Falla } from '../../http/Falla.ts'
import { logEvent, logFailure } from '../../log/logEvent.ts'
import { correoDeSegundoPaso } from '../../mail/correoDeSegundoPaso.ts'
import { queueCorreos } from '../../mail/queueCorreos.ts'
import { recordActividad } from '../actividad.ts'
import { countAttempts } from '../countAttempts.ts'
import { countIntento, forgetIntentos } from '../intentos.ts'
import type { Cuenta } from '../letIn.ts'
import { segundosPasosQueSeAvisan } from '../limites.ts'
import { origenDe } from '../origenDe.ts'
import { personaDe } from '../persona.ts'

/** Does a second step, slowed like a password: counted before it is tried, forgotten when it is right. Records a wrong one (422); at the fifth tells the owner that somebody knows the password. */
export const countStep = async <T>(c: Context<AppEnv>, usuario: Cuenta, step: () => Promise<T>): Promise<T> => {
  const { db } = c.var
  const conteo = { de: 'segundoPasoPorCuenta', quien: usuario.id, freno: 'segundoPasoPorCuenta' } as const
  const [intento] = await countAttempts(c, [conteo])
  try {
    const result = await step()
    await forgetIntentos(db, conteo)
    return result
  } catch (error) {
    if (error instanceof Falla && error.status === 422) {
      await noteFailure(c, usuario)
      if (intento?.ahora.veces === segundosPasosQueSeAvisan)
        void tellOwner(c, usuario).catch(failure => logFailure(c, failure))
    }
    throw error
  }
}

/** Makes the 422 of a wrong second step. */
export const pasoEquivocado = (campo: string, message: string) =>
  new Falla(422, message, { errors: { [campo]: message } })

const noteFailure = async (c: Context<AppEnv>, usuario: Cuenta) => {
  const { db, options } = c.var
  await recordActividad(db, {
    cuenta: usuario,
    suceso: 'segundo_paso_fallido',
    origen: origenDe(c),
    momento: options.now(),
  })
  logEvent(c, 'segundo paso fallido', { account: usuario.id })
}

/** Tells the owner, once a day at most. */
const tellOwner = async (c: Context<AppEnv>, usuario: Cuenta) => {
  const { db, options } = c.var
  const { nombre } = await personaDe(db, usuario)
  const momento = options.now()
  const enlace = `${options.address}/recuperarContrasena`
  await inTransaction(db, async tx => {
    const conteo = { de: 'avisoDeSegundoPaso', quien: usuario.id, freno: 'avisoPorCuenta' } as const
    const { espera } = await countIntento(tx, [conteo], momento)
    if (espera > 0) return
    await queueCorreos(tx, options, [correoDeSegundoPaso({ para: usuario.email, nombre, momento, enlace })])
  })
}
