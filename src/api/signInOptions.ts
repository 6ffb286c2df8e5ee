import Cookies from 'js-cookie'
import { browserStorage } from './browserStorage.ts'

const place = 'llave'

/** Returns what the sign-in offers beside e-mail and password (passkey, institution), and whether the institution just sent somebody back. */
export const signInOptions = () => ({
  passkey: browserStorage.device.get(place) !== null,
  institution: Cookies.get('institucion'),
  comesBack: location.search === '?institucion',
})

/** Notes that a passkey was made or used in this browser, so that the sign-in offers it from now on. */
export const rememberPasskey = (): void => void browserStorage.device.set(place, '1')
