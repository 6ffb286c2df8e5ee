import { ApiError } from '../../api/ApiError.ts'
import { fromApi } from '../../dataProvider/records.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** Returns the key of the record that an earlier write with the same key saved with other values, before its answer was lost (409); `undefined` for every other error. */
export const keySavedBefore = (resource: AnyResource, error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { hecho } = Object(error.body.data)
  return hecho ? fromApi(resource, hecho).id || undefined : undefined
}
