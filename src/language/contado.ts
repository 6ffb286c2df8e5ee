/** A count with its noun, as Mexico writes it: `1 grupo`, `0 grupos`, `1,200 grupos`. */
export const contado = (cuantos: number, uno: string, muchos: string): string =>
  `${cifras.format(cuantos)} ${cuantos === 1 ? uno : muchos}`

const cifras = new Intl.NumberFormat('es-MX')
