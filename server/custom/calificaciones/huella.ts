import { createHash } from 'node:crypto'
import type { Nota } from './dichas.ts'

/** What tells one submission from every other: the key that its client gave it, with what it says. Null for a client that gives none: its submission cannot be told from another's. */
export const huella = (clave: string | undefined, notas: readonly Nota[]): string | null => {
  if (clave === undefined || !/^[\w.:-]{8,200}$/.test(clave)) return null
  const orden = notas.toSorted((una, otra) => (una.matricula < otra.matricula ? -1 : 1))
    .map(({ matricula, asistencia, calificacion, retroalimentacion }) => [matricula, asistencia, calificacion, retroalimentacion])
  return createHash('sha256').update(JSON.stringify([clave, orden])).digest('hex')
}
