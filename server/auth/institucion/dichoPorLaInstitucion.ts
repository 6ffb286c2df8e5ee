import {
  AuthorizationResponseError,
  authorizationCodeGrant,
  type Configuration,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import type { AppOptions } from '../../context.ts'
import { NoEntra } from './correoVerificado.ts'

type Regreso = Pick<AppOptions, 'log'> & { regreso: URL; datos: Readonly<Record<string, string>> }

/** Answer of an institution that does not let people choose an account: it is asked again without. */
export const sinElegir = Symbol('sin elegir')

/**
 * Reads who the institution sent back: from the signed token or, where that names no mail, from its userinfo address
 * (OpenID Connect 5.4). Throws `NoEntra` for what does not fit, and logs why.
 */
export const dichoPorLaInstitucion = async (proveedor: Configuration, { regreso, datos, log }: Regreso) => {
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
    const said = error instanceof AuthorizationResponseError ? error : undefined
    if (said?.error === 'invalid_request' && datos.prompt) return sinElegir
    log.warn({ event: 'ingreso fallido', how: 'institucion', reason: reasonOf(error).slice(0, 500) })
    throw new NoEntra(said?.error === 'access_denied' ? cancelado : incomprobable)
  }
}

/** Explains a failure to whoever mends it: in the client's own words, those of its cause, and those of the institution; without the address of whoever signs in. */
const reasonOf = (error: unknown): string => {
  const met = error instanceof Error && error.cause instanceof Error ? error.cause.message : ''
  const isSaid = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError
  const said = isSaid ? [error.error, error.error_description] : []
  return [String(error), met, ...said]
    .filter(Boolean)
    .join(': ')
    .replaceAll(/\S+@\S+/g, '…')
}

const cancelado = 'La institución no le dio paso, o usted lo canceló'
const incomprobable = 'No se pudo comprobar lo que respondió la institución: empiece de nuevo'
