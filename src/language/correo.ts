/** What is wrong with an e-mail address, in the words the person reads; `undefined` when it may be used. (A §5, B §5) */
export function faltaDeCorreo(correo: string): string | undefined {
  if (correo.trim() === '') return correoRequerido
  return esCorreo(correo.trim()) ? undefined : correoInvalido
}

/** The HTML standard's rule for an e-mail address, with at least one dot in the domain and the 254 characters of SMTP. */
export const esCorreo = (correo: string): boolean => correo.length <= 254 && patron.test(correo)

export const correoRequerido = 'El campo email es requerido'
export const correoInvalido = 'Por favor ingrese un correo valido'

const patron =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i
