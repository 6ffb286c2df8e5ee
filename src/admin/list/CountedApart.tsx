import { useQuery } from '@tanstack/react-query'
import { ListContextProvider, useListContext } from 'ra-core'
import { useMemo, type ReactNode } from 'react'
import { countList } from '../../dataProvider/lists.ts'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'

/** Provides the surrounding list with its total where its page came without one. Counts while the page is shown, and keeps the total for `lasting`, unless the filter changes or something is written. */
export const CountedApart = ({ meta, children }: { meta: DoorMeta; children: ReactNode }) => {
  const list = useListContext()
  const { resource, filterValues, filter, isPlaceholderData } = list
  const uncounted = totalIn(list) === undefined && !list.isPending && !list.error
  const fullFilter = { ...filterValues, ...filter }
  const { data: total, isError } = useQuery({
    queryKey: [resource, 'conteo', meta, fullFilter],
    queryFn: ({ signal }) => countList(resource, fullFilter, meta, signal),
    enabled: uncounted && !isPlaceholderData,
    staleTime: lasting,
    retry: false,
  })
  const withTotal = useMemo(
    () =>
      uncounted && list.data && !list.error && total !== undefined && !isError
        ? { ...list, total, hasNextPage: list.hasNextPage && list.page * list.perPage < total }
        : list,
    [uncounted, list, total, isError],
  )
  return <ListContextProvider value={withTotal}>{children}</ListContextProvider>
}

/** Time that a total stays fresh (ms), so that paging counts once. */
const lasting = 60_000

/** Reads the total of a list, which the types of ra-core do not declare as optional. */
const totalIn = ({ total }: { total?: number }) => total
