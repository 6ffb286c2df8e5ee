import { type PublicKeyCredentialCreationOptionsJSON, startRegistration } from '@simplewebauthn/browser'
import { sendOnce } from '../../../api/sendOnce.ts'
import { rememberPasskey } from '../../../api/signInOptions.ts'
import { passkeyFailure } from '../../../api/passkeyFailure.ts'

type Reto = { pase: string; opciones: PublicKeyCredentialCreationOptionsJSON }

/** Makes a passkey for a challenge of the server and registers it; returns the recovery codes of a first factor. Throws an `Error` with the browser's reason for making none. */
export const addLlave = async ({ pase, opciones }: Reto) => {
  const credencial = await startRegistration({ optionsJSON: opciones }).catch((error: unknown) => {
    throw new Error(passkeyFailure(error))
  })
  const { data, message } = await sendOnce('POST', '/llaves', {
    key: null,
    body: { pase, credencial },
  })
  rememberPasskey()
  return { codigos: data.codigos, message }
}
