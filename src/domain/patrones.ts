/** Patterns of names and keys. (A §5, B §5) */
export const patrones = {
  /** Names of people and of their knowledge. */
  letras: /^[\p{L}\p{M} ]+$/u,
  letrasYPuntos: /^[\p{L}\p{M}. ]+$/u,
  /** Names as people have them, where the specification sets no letters for them: O'Connor, García-López, Ma. Elena. */
  nombrePropio: /^[\p{L}\p{M}. '’-]+$/u,
  nombreDeCuc: /^[\p{L}\p{M} &.,-]+$/u,
  nombreDePrograma: /^[\p{L}\p{M} &.,:;()'"/-]+$/u,
  digitos: /^\d+$/,
  dosDigitos: /^\d{2}$/,
  telefono: /^\d{10}$/,
  rfc: /^[A-ZÑ&]{4}\d{6}[A-Z\d]{3}$/i,
  alfanumerico: /^[\p{L}\d]+$/u,
}
