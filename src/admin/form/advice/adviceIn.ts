import { ApiError } from '../../../api/ApiError.ts'
import type { Advice } from '../../../schema/advice.ts'

/** Returns the findings for which a write was refused (409); `undefined` for every other error. */
export const adviceIn = (error: unknown): Advice | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { hallazgos, remedios }: Partial<Advice> = Object(error.body.data)
  return Array.isArray(hallazgos) ? { hallazgos, remedios: remedios ?? [] } : undefined
}
