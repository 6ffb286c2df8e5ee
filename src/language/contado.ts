import { enCifras } from './enCifras.ts'

/** Writes a count with its noun, as Mexico does: `1 grupo`, `0 grupos`, `1,200 grupos`. */
export const contado = (cuantos: number, uno: string, muchos: string): string =>
  `${enCifras(cuantos)} ${cuantos === 1 ? uno : muchos}`
