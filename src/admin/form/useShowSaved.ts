import { useQueryClient } from '@tanstack/react-query'
import type { GetListResult, RaRecord } from 'ra-core'

/** Returns a function that puts a saved record into the lists that have it, so that whoever opens it again before they are read anew finds it as saved, not in conflict with themselves. */
export const useShowSaved = (resource: string) => {
  const client = useQueryClient()
  return (saved: RaRecord) =>
    client.setQueriesData<GetListResult>({ queryKey: [resource, 'getList'] }, list =>
      list?.data.some(({ id }) => id === saved.id)
        ? { ...list, data: list.data.map(record => (record.id === saved.id ? { ...record, ...saved } : record)) }
        : list,
    )
}
