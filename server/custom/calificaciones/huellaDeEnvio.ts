import { createHash } from 'node:crypto'
import type { Nota } from './dichas.ts'

/**
 * Hashes a submission of grades: the key of its client (`Idempotency-Key`) and its grades, in any order. Kept with the
 * close for good, longer than the answer to any other write. Null for a client without a well-formed key.
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
