import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'ra-core'
import { callApi } from '../../api/callApi.ts'
import type { GeneratorCalls } from '../../generatorCalls.ts'
import { recordPath, type AnyResource } from '../../schema/resource.ts'

/**
 * Asks which records would be deleted along with a record; `undefined` for none and until answered. Asks again when the
 * lists are reloaded, but not during the deletion (`going`).
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
