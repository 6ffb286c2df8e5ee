import Cookies from 'js-cookie'

const place = 'llave'

/** What the sign-in offers beside e-mail and password, and whether the institution just sent somebody back. */
export const signInOptions = () => ({
  passkey: localStorage.getItem(place) !== null,
  institution: Cookies.get('institucion'),
  comesBack: location.search === '?institucion',
})

/** Notes that a passkey was made or used in this browser: from now on the sign-in offers it. */
export const rememberPasskey = (): void => localStorage.setItem(place, '1')
