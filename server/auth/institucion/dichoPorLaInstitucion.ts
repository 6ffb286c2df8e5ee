import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  type Configuration,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import type { AppOptions, Institucion } from '../../context.ts'
import { NoEntra } from './correoVerificado.ts'
import { forgetProveedor } from './proveedorDe.ts'
import { isAway, noResponde, reasonOf } from './providerFailures.ts'

type Regreso = Pick<AppOptions, 'log'> & {
  institucion: Institucion
  regreso: URL
  datos: Readonly<Record<string, string>>
}

/** Answer of an institution that does not let people choose an account: it is asked again without. */
export const sinElegir = Symbol('sin elegir')

/**
 * Reads the person whom the institution sent back: from the signed token or, without a mail in it, from the userinfo
 * address (OpenID Connect 5.4). Logs and throws `NoEntra` for what does not fit.
 */
export const dichoPorLaInstitucion = async (
  proveedor: Configuration,
  { institucion, regreso, datos, log }: Regreso,
) => {
  try {
    const tokens = await authorizationCodeGrant(proveedor, regreso, {
      pkceCodeVerifier: datos.verifier,
      expectedState: datos.state,
      expectedNonce: datos.nonce,
      idTokenExpected: true,
    })
    const firmado = tokens.claims()
    if (!firmado || firmado.email !== undefined || !proveedor.serverMetadata().userinfo_endpoint) return firmado
    const { email, email_verified, xms_edov } = await fetchUserInfo(proveedor, tokens.access_token, firmado.sub)
    return { ...firmado, email, email_verified, xms_edov }
  } catch (error) {
    const answered = error instanceof AuthorizationResponseError ? error : undefined
    if (answered?.error === 'invalid_request' && datos.prompt) return sinElegir
    // Its keys or addresses may have changed: they are read again for the next person.
    if (!answered && !(error instanceof ResponseBodyError)) forgetProveedor(institucion)
    log.warn({ event: 'ingreso fallido', how: 'institucion', reason: reasonOf(error) })
    if (isAway(error)) throw new NoEntra(noResponde)
    throw new NoEntra(answered?.error === 'access_denied' ? cancelado : incomprobable)
  }
}

const cancelado = 'La institución no le dio paso, o usted lo canceló'
/** Refusal of an answer that does not fit what was asked. */
export const incomprobable = 'No se pudo comprobar lo que respondió la institución: empiece de nuevo'
