/** Returns what is wrong with a new password, in the words that the person reads; `undefined` when it may be used. (B §5, B §9) */
export function faltaDeContrasena(contrasena: string): string | undefined {
  if (contrasena.length < largoMinimo) return contrasenaCorta
  return /\p{L}/u.test(contrasena) && /\d/.test(contrasena) ? undefined : contrasenaSimple
}

/** Returns the refusal of a new password that was typed differently the second time; undefined when both are equal. (B §5) */
export const faltaDeConfirmacion = (contrasena: string, confirmacion: string): string | undefined =>
  contrasena === confirmacion ? undefined : contrasenasDistintas

/** Judges of the fields of a change of password. Each returns the fault in the words that the person reads; undefined where there is none. (B §5, Password change) */
export const faltasDeCambio = {
  actual: (valor: string) => (valor ? faltaDeContrasena(valor) : contrasenasRequeridas.actual),
  nueva: (valor: string) => (valor ? faltaDeContrasena(valor) : contrasenasRequeridas.nueva),
  confirmacion: (valor: string, nueva: string) =>
    valor ? (faltaDeConfirmacion(nueva, valor) ?? faltaDeContrasena(valor)) : contrasenasRequeridas.confirmacion,
}

export const contrasenasRequeridas = {
  actual: 'La contraseña actual es requerida',
  nueva: 'La contraseña nueva es requerida',
  confirmacion: 'La confirmación de la contraseña es requerida',
}
const largoMinimo = 8
const contrasenaCorta = "La 'Contraseña' debe contener minimo 8 caracteres"
const contrasenaSimple = "La 'Contraseña' debe contener almenos un número y una letra"
export const contrasenaFiltrada = "La 'Contraseña' es de las más usadas y está en listas filtradas, elija otra"
export const contrasenasDistintas = 'La nueva contraseña y su confirmacion deben ser iguales'
