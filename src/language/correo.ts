/** Returns what is wrong with an e-mail address, in the words the person reads; `undefined` for a valid one. (A §5, B §5) */
export function faltaDeCorreo(correo: string): string | undefined {
  if (correo.trim() === '') return correoRequerido
  return esCorreo(correo.trim()) ? undefined : correoInvalido
}

/** Tells whether a text is an e-mail address by the HTML standard's rule, with at least one dot in the domain and the 254 characters of SMTP. */
export const esCorreo = (correo: string): boolean => correo.length <= 254 && patron.test(correo)

export const correoRequerido = 'El campo email es requerido'
export const correoInvalido = 'Por favor ingrese un correo valido'

const patron =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i
