import { ApiError } from '../../api/ApiError.ts'
import { fromApi } from '../../dataProvider/records.ts'
import type { Registro } from '../../schema/record/valueAt.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** Somebody else's change that a save ran into, or one's own from another window: who, when, and the record as it is now. */
export type ForeignChange = { quien: string; propio: boolean; cuando: string; ahora: Registro }

/** The conflict that an error tells of; undefined for every other error. */
export const conflictIn = (resource: AnyResource, error: unknown): ForeignChange | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { quien, propio, cuando, registro } = Object(error.body.data)
  return quien && registro ? { quien, propio: propio === true, cuando, ahora: fromApi(resource, registro) } : undefined
}
