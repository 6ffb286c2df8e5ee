import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { AppEnv, Institucion } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { addressOf, networkOf } from '../../http/addressOf.ts'
import { Falla } from '../../http/Falla.ts'
import { logEvent } from '../../log/logEvent.ts'
import { admit } from '../admit.ts'
import { cleanUp } from '../cleanUp.ts'
import { countAttempts } from '../countAttempts.ts'
import { correoVerificado, NoEntra } from './correoVerificado.ts'
import { cuentaLigada } from './cuentaLigada.ts'
import { dichoPorLaInstitucion, incomprobable, sinElegir } from './dichoPorLaInstitucion.ts'
import { hasLeft, keepLlegada, keepSalida, takeLlegada, takeSalida } from './idaYVuelta.ts'
import { letsChoose, proveedorDe } from './proveedorDe.ts'
import { noResponde } from './providerFailures.ts'
import type { Cuenta } from '../letIn.ts'
import { usuarios } from '../tables.ts'

/** Answers `GET institucion/ingreso`: leads the browser to the institution, and keeps what its answer must fit: state, nonce and the verifier of PKCE, known to this browser alone. */
export const ingresoInstitucional = async (c: Context<AppEnv>) => {
  const institucion = institucionDe(c)
  await countAttempts(c, [{ de: 'retosPorDireccion', quien: networkOf(addressOf(c)), freno: 'retosPorDireccion' }])
  await cleanUp(c.var.db, c.var.options.now())
  const proveedor = await proveedorDe(institucion, c.var.options.log).catch(() => undefined)
  if (!proveedor) return arrive(c, { falta: noResponde })
  return leave(c, proveedor, letsChoose(proveedor) ? { prompt: 'select_account' } : {})
}

/** Leads the browser to the institution. With that `prompt`, whoever has several accounts there chooses one. */
const leave = async (c: Context<AppEnv>, proveedor: Configuration, prompt: { prompt?: string } = {}) => {
  const datos = { state: randomState(), nonce: randomNonce(), verifier: randomPKCECodeVerifier(), ...prompt }
  await keepSalida(c, datos)
  const destino = buildAuthorizationUrl(proveedor, {
    redirect_uri: regresoDe(c),
    scope: 'openid email',
    state: datos.state,
    nonce: datos.nonce,
    code_challenge: await calculatePKCECodeChallenge(datos.verifier),
    code_challenge_method: 'S256',
    ...prompt,
  })
  return c.redirect(destino.href)
}

/** Answers `GET institucion/regreso`, to which the institution sends the browser back. Checks once what it says, which then waits for the web app to ask for it. */
export const regresoInstitucional = async (c: Context<AppEnv>) => {
  const { db, options } = c.var
  const institucion = institucionDe(c)
  try {
    const pase = await takeSalida(c)
    if (!pase?.datos.verifier) throw new NoEntra((await hasLeft(c)) ? incomprobable : empezar)
    const proveedor = await proveedorDe(institucion, c.var.options.log).catch(() => undefined)
    if (!proveedor) throw new NoEntra(noResponde)
    const dicho = await dichoPorLaInstitucion(proveedor, {
      institucion,
      regreso: new URL(`${regresoDe(c)}${new URL(c.req.url).search}`),
      datos: pase.datos,
      log: options.log,
    })
    if (dicho === sinElegir) return await leave(c, proveedor)
    const identidad = correoVerificado(dicho, institucion)
    const cuenta = await inTransaction(db, tx => cuentaLigada(c, tx, identidad))
    return await arrive(c, { usuario_id: cuenta.id })
  } catch (error) {
    if (!(error instanceof NoEntra)) throw error
    logEvent(c, 'ingreso fallido', { account: null, how: 'institucion' })
    return arrive(c, { falta: error.message })
  }
}

/** Answers `POST login/institucion`: opens, once, the session of whoever the institution sent back to this browser, or asks for the second step. 403 says why it sent nobody. */
export const llegadaInstitucional = async (c: Context<AppEnv>) => {
  institucionDe(c)
  const pase = await takeLlegada(c)
  if (pase?.datos.falta) throw new Falla(403, pase.datos.falta)
  const usuario = pase?.usuario_id ? await findUsuario(c.var.db, pase.usuario_id) : undefined
  if (!usuario) throw new Falla(403, empezar)
  return admit(c, usuario, 'ingreso_institucional')
}

const arrive = async (c: Context<AppEnv>, llegada: { usuario_id?: string; falta?: string }) => {
  await keepLlegada(c, llegada)
  return c.redirect(`${c.var.options.address}/?institucion`)
}

const institucionDe = (c: Context<AppEnv>): Institucion => {
  const { institucion } = c.var.options.signIn ?? {}
  if (!institucion) throw new Falla(404, 'Aquí no se entra con la cuenta de una institución')
  return institucion
}

const regresoDe = (c: Context<AppEnv>) => `${c.var.options.address}/api/institucion/regreso`

const empezar = 'El ingreso con la institución venció o se abrió en otro navegador: empiece de nuevo'

/** Returns the account of an id. */
const findUsuario = async (db: Queryable, id: string): Promise<Cuenta | undefined> =>
  (await db.select().from(usuarios).where(eq(usuarios.id, id)))[0]
