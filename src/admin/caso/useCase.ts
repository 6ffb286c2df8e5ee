import { useReadAt } from '../read/useReadAt.ts'
import type { GeneratorCalls } from '../../generatorCalls.ts'

/** Server's answer about a case: its history, the steps that the caller may take now, and the one they may take back. */
export type CaseLine = GeneratorCalls['caso']

/** One step in the history of a case. */
export type TakenStep = CaseLine['pasos'][number]

/** Reads the history of a case, and again when the window is focused, since somebody else may have moved it. */
export const useCase = (path: string, id: string) =>
  useReadAt<CaseLine>(`${path}/${encodeURIComponent(id)}/pasos`, {
    error: 'No se pudo obtener el seguimiento.',
    onReturn: true,
  })
