import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'ra-core'
import { callApi } from '../../api/callApi.ts'
import type { GeneratorCalls } from '../../generatorCalls.ts'
import { recordPath, type AnyResource } from '../../schema/resource.ts'

/**
 * Asks the server which records would be deleted along with a record; `undefined` for none, and until the answer is there.
 * Asks again when the lists of the resource are reloaded, as after a refusal because the record changed, but not while the
 * record is being deleted (`going`).
 */
export const useAlong = (resource: AnyResource, id: Identifier | undefined, going: boolean): string | undefined => {
  const { data } = useQuery({
    queryKey: [resource.name, 'eliminacion', id],
    queryFn: async ({ signal }) =>
      (await callApi<GeneratorCalls['eliminacion']>(`${recordPath(resource, id ?? '')}/eliminacion`, { signal })).data
        .tambien ?? null,
    enabled: id !== undefined && !going,
    retry: false,
    gcTime: 0,
  })
  return data ? `Se eliminarán también: ${data}.` : undefined
}
