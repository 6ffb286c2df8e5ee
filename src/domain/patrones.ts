/** What names and keys may be made of. (A §5, B §5) */
export const patrones = {
  /** Names of people and of what they know. */
  letras: /^[\p{L}\p{M} ]+$/u,
  letrasYPuntos: /^[\p{L}\p{M}. ]+$/u,
  /** Names as people have them, where the specification does not say of what they are made: O'Connor, García-López, Ma. Elena. */
  nombrePropio: /^[\p{L}\p{M}. '’-]+$/u,
  nombreDeCuc: /^[\p{L}\p{M} &.,-]+$/u,
  nombreDePrograma: /^[\p{L}\p{M} &.,:;()'"/-]+$/u,
  digitos: /^\d+$/,
  dosDigitos: /^\d{2}$/,
  telefono: /^\d{10}$/,
  rfc: /^[A-ZÑ&]{4}\d{6}[A-Z\d]{3}$/i,
  alfanumerico: /^[\p{L}\d]+$/u,
}
