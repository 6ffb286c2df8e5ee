import { useQuery } from '@tanstack/react-query'
import type { Identifier } from 'ra-core'
import { callApi } from '../../api/callApi.ts'
import type { Generated } from '../../generatorCalls.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** What the server says would be deleted with a record, as the question before it tells people; undefined for nothing, and until it is known. */
export const useAlong = ({ name, path = name }: AnyResource, id?: Identifier): string | undefined => {
  const { data } = useQuery({
    queryKey: ['read', path, id, 'eliminacion'],
    queryFn: async ({ signal }) =>
      (await callApi<Generated['eliminacion']>(`${path}/${encodeURIComponent(id ?? '')}/eliminacion`, { signal })).data
        .tambien ?? null,
    enabled: id !== undefined,
    retry: false,
    gcTime: 0,
  })
  return data ? `Se eliminarán también: ${data}.` : undefined
}
