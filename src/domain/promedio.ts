import Big from 'big.js'

/** Returns the mean of the grades there are, in decimal arithmetic to two decimals, halves up: 7.1, 7.2 and 7.2 are «7.17». «Sin calificar» when there is none. (B §5, Average) */
export const promedio = (calificaciones: readonly (number | string | null | undefined)[]): string => {
  const notas = calificaciones.filter(esNota)
  if (notas.length === 0) return sinCalificar
  return notas
    .reduce((suma, nota) => suma.plus(nota), new Big(0))
    .div(notas.length)
    .toFixed(2, Big.roundHalfUp)
}

/** Text in place of a grade that there is not yet. (B §3) */
export const sinCalificar = 'Sin calificar'

const esNota = (nota: number | string | null | undefined): nota is number | string =>
  nota !== null && String(nota).trim() !== '' && Number.isFinite(Number(nota))
