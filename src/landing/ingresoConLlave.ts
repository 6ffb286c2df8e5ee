import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { callApi } from '../api/callApi.ts'
import { ApiError } from '../api/ApiError.ts'
import { passkeyFailure } from '../api/passkeyFailure.ts'
import { startSession, requestSession } from '../api/signIn.ts'
import { rememberPasskey } from '../api/signInOptions.ts'

type Reto = { pase: string; opciones: PublicKeyCredentialRequestOptionsJSON }

/** Signs in with a passkey of this browser: alone, or as the second step that `pase` waits for. Throws an `ApiError` with the reason where the browser gives none. */
export async function ingresoConLlave(pase?: string): Promise<void> {
  const { data } = await callApi<Reto>('login/llave/reto', {
    method: 'POST',
    key: null,
    withoutSession: true,
    body: { ...(pase && { pase }) },
  })
  const credencial = await startAuthentication({ optionsJSON: data.opciones }).catch((error: unknown) => {
    throw new ApiError(0, passkeyFailure(error))
  })
  startSession(await requestSession('login/llave', { pase: data.pase, credencial }))
  rememberPasskey()
}
