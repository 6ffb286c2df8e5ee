import { ApiError } from '../../api/ApiError.ts'
import { fromApi } from '../../dataProvider/records.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** The key of the record that was saved under the key of this write, with other values, before its answer was lost; undefined for every other error. */
export const savedIn = (resource: AnyResource, error: unknown): string | undefined => {
  if (!(error instanceof ApiError) || error.status !== 409) return undefined
  const { hecho } = Object(error.body.data)
  return hecho ? fromApi(resource, hecho).id || undefined : undefined
}
