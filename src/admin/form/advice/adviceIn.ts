import { ApiError } from '../../../api/ApiError.ts'
import type { Advice } from '../../../schema/advice.ts'

/** The findings for which a write was refused; undefined when it was for something else. */
export const adviceIn = (error: unknown): Advice | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { hallazgos, remedios }: Partial<Advice> = Object(error.body.data)
  return Array.isArray(hallazgos) ? { hallazgos, remedios: remedios ?? [] } : undefined
}
