import { createHash } from 'node:crypto'
import type { Nota } from './dichas.ts'

/**
 * Hashes a submission of grades, in any order, and its `Idempotency-Key`; null without a well-formed key. Kept with the
 * close for good, longer than other answers.
 */
export const huellaDeEnvio = (clave: string | undefined, notas: readonly Nota[]): string | null =>
  clave !== undefined && /^[\w.:-]{8,200}$/.test(clave)
    ? createHash('sha256')
        .update(JSON.stringify([clave, enOrden(notas)]))
        .digest('hex')
    : null

const enOrden = (notas: readonly Nota[]) =>
  notas
    .toSorted((una, otra) => (una.matricula < otra.matricula ? -1 : 1))
    .map(({ matricula, asistencia, calificacion, retroalimentacion }) => [
      matricula,
      asistencia,
      calificacion,
      retroalimentacion,
    ])
