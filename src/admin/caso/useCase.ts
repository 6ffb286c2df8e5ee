import { useReadAt } from '../read/useReadAt.ts'
import type { GeneratorCalls } from '../../generatorCalls.ts'

/** What the server tells of a case: what happened to it, what the caller may do with it now, and which step they may take back. */
export type CaseLine = GeneratorCalls['caso']

/** One thing that happened to a case. */
export type Movement = CaseLine['pasos'][number]

/** Reads the time line of a case, again when the window is come back to: somebody else may have moved it. */
export const useCase = (path: string, id: string) =>
  useReadAt<CaseLine>(`${path}/${encodeURIComponent(id)}/pasos`, {
    error: 'No se pudo obtener el seguimiento.',
    onReturn: true,
  })
