import type { Context } from 'hono'
import type { SucesoDeCuenta } from '../../src/domain/actividad.ts'
import type { SegundoPaso } from '../../src/schema/account/segundoPaso.ts'
import type { AppEnv } from '../context.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { Falla } from '../http/Falla.ts'
import { logEvent } from '../log/logEvent.ts'
import { factoresDe, hasFactor } from './factores/factoresDe.ts'
import { lockSecreto, newSecreto } from './factores/totp.ts'
import { type Asunto, openPase, type Pase } from './factores/pases.ts'
import { type Cuenta, letIn } from './letIn.ts'
import { lockRecognised } from './lockRecognised.ts'
import { personaDe } from './persona.ts'
import { cuentaInactiva } from './sesion.ts'

/** Opens the session of whoever passed the first step; 401 with a pass in `data.segundo_paso` for an account that has a second factor, or whose role must have one and has none yet. */
export const admit = async (c: Context<AppEnv>, usuario: Cuenta, suceso: SucesoDeCuenta = 'ingreso') => {
  const paso = await segundoPasoDe(c, usuario)
  if (!paso) return letIn(c, usuario, { suceso })
  logEvent(c, 'segundo paso', { account: usuario.id })
  const message = paso.activar ? 'Su cuenta necesita un segundo factor: actívelo para entrar' : 'Falta el segundo paso'
  throw new Falla(401, message, { data: { segundo_paso: paso } })
}

/**
 * Returns what is still asked of an account after its first step, if anything. 403 when it is inactive. Locks the
 * account as recognised, so that no pass outlives a change of its password.
 */
const segundoPasoDe = async (c: Context<AppEnv>, usuario: Cuenta): Promise<SegundoPaso | undefined> => {
  const { db, options } = c.var
  const ahora = options.now()
  const factores = await factoresDe(db, usuario.id)
  const exigido = options.signIn?.requiredRoles?.includes(usuario.rol) ?? false
  if (!hasFactor(factores) && !exigido) return undefined
  if (!(await personaDe(db, usuario)).activa) throw new Falla(403, cuentaInactiva)
  const open = <P extends Asunto>(pase: Pick<Pase<P>, 'para' | 'datos'>) =>
    inTransaction(db, async tx => {
      await lockRecognised(tx, usuario)
      return openPase(tx, { ...pase, usuario_id: usuario.id }, ahora)
    })
  if (hasFactor(factores)) {
    const pase = await open({ para: 'segundo paso', datos: {} })
    return { pase, app: factores.app !== null, llave: factores.llaves > 0 }
  }
  const activar = newSecreto(usuario.email)
  const datos = { secreto: lockSecreto(options, usuario.id, activar.secreto) }
  const pase = await open({ para: 'factor por confirmar', datos })
  return { pase, app: true, llave: false, activar }
}
