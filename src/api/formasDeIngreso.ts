import Cookies from 'js-cookie'

const lugar = 'llave'

/** What the sign-in offers beside e-mail and password, and whether the institution just sent somebody back. */
export const formasDeIngreso = () => ({
  llave: localStorage.getItem(lugar) !== null,
  institucion: Cookies.get('institucion'),
  regresa: location.search === '?institucion',
})

/** Notes that a passkey was made or used in this browser: from now on the sign-in offers it. */
export const recordarLlave = (): void => localStorage.setItem(lugar, '1')
