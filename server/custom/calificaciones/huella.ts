import { huellaDeEnvio } from '../../huellaDeEnvio.ts'
import type { Nota } from './dichas.ts'

/** What tells one submission of grades from every other; null for a client that gives it no key. */
export const huella = (clave: string | undefined, notas: readonly Nota[]): string | null =>
  huellaDeEnvio(
    clave,
    notas
      .toSorted((una, otra) => (una.matricula < otra.matricula ? -1 : 1))
      .map(({ matricula, asistencia, calificacion, retroalimentacion }) => [
        matricula,
        asistencia,
        calificacion,
        retroalimentacion,
      ]),
  )
