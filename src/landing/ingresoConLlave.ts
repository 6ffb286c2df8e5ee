import { type PublicKeyCredentialRequestOptionsJSON, startAuthentication } from '@simplewebauthn/browser'
import { callApi } from '../api/callApi.ts'
import { ErrorDePeticion } from '../api/ErrorDePeticion.ts'
import { faltaDeLlave } from '../api/faltaDeLlave.ts'
import { entrar, pedirIngreso } from '../api/ingreso.ts'
import { recordarLlave } from '../api/formasDeIngreso.ts'

type Reto = { pase: string; opciones: PublicKeyCredentialRequestOptionsJSON }

/** Signs in with a passkey of this browser: alone, or as the second step that `pase` waits for. */
export async function ingresoConLlave(pase?: string): Promise<void> {
  const { data } = await callApi<Reto>('login/llave/reto', {
    method: 'POST',
    clave: null,
    sinSesion: true,
    body: { ...(pase && { pase }) },
  })
  const credencial = await startAuthentication({ optionsJSON: data.opciones }).catch((error: unknown) => {
    throw new ErrorDePeticion(0, faltaDeLlave(error))
  })
  entrar(await pedirIngreso('login/llave', { pase: data.pase, credencial }))
  recordarLlave()
}
