/** Returns the share of each amount in the whole, in percent with one decimal. The shares always add up to 100.0; of nothing, each is 0. (A §2, Dashboard) */
export const porcentajes = (cantidades: readonly number[]): number[] => {
  const total = cantidades.reduce((suma, cantidad) => suma + cantidad, 0)
  if (total === 0) return cantidades.map(() => 0)
  const decimas = cantidades.map(cantidad => Math.floor((cantidad * 1000) / total))
  const faltan = 1000 - decimas.reduce((suma, parte) => suma + parte, 0)
  const subenUna = new Set(porResiduo(cantidades, total).slice(0, faltan))
  return decimas.map((parte, lugar) => (parte + (subenUna.has(lugar) ? 1 : 0)) / 10)
}

/** Formats a percentage as it is shown: «66.7 %». */
export const porcentajeEnTexto = (porcentaje: number): string => `${porcentaje.toFixed(1)} %`

/** Returns the places of the amounts by what they lost to rounding down, most first; of equal ones the earlier. */
const porResiduo = (cantidades: readonly number[], total: number) =>
  cantidades
    .map((cantidad, lugar) => ({ lugar, residuo: (cantidad * 1000) % total }))
    .sort((uno, otro) => otro.residuo - uno.residuo)
    .map(({ lugar }) => lugar)
