import { ApiError } from '../../api/ApiError.ts'
import { fromApi } from '../../dataProvider/records.ts'
import type { Registro } from '../../schema/record/valueAt.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** Change by somebody else, or by the same person in another window, that a save ran into: who, when, and the record as it is now. */
export type ForeignChange = { quien: string; propio: boolean; cuando: string; ahora: Registro }

/** Returns the conflict that an error (409) tells of; `undefined` for every other error. */
export const conflictIn = (resource: AnyResource, error: unknown): ForeignChange | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { quien, propio, cuando, registro } = Object(error.body.data)
  return quien && registro ? { quien, propio: propio === true, cuando, ahora: fromApi(resource, registro) } : undefined
}
