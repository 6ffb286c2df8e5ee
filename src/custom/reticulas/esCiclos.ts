import type { Ciclos } from './movimientos.ts'

/** Tells whether a value of the form holds cycles with whole subjects, as the API returns them. */
export const esCiclos = (value: unknown): value is Ciclos =>
  Array.isArray(value) && value.every(ciclo => Array.isArray(ciclo?.materias) && typeof ciclo.idCiclo === 'number')
