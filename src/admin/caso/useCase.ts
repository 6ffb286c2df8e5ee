import { useReadAt } from '../read/useReadAt.ts'
import type { Registro } from '../../schema/valueAt.ts'

/** One thing that happened to a case. */
export type Movement = {
  n: number
  /** Which one, of a process of phases. */
  fase: string | null
  paso: string
  de: string | null
  a: string
  comentario: string | null
  archivo: string | null
  deshace: number | null
  deshecho: number | null
  autor: string
  rol: string
  propio: boolean
  momento: string
}

/** What the server tells of a case: what happened to it, what the caller may do with it now, and which step they may take back. */
export type CaseLine = {
  registro: Registro
  pasos: readonly Movement[]
  /** Whether it waits for longer than it should. */
  atrasado: boolean
  posibles: readonly string[]
  deshacer: number | null
}

/** Reads the time line of a case, again when the window is come back to: somebody else may have moved it. */
export const useCase = (path: string, id: string) =>
  useReadAt<CaseLine>(`${path}/${encodeURIComponent(id)}/pasos`, {
    error: 'No se pudo obtener el seguimiento.',
    onReturn: true,
  })
