import { useQuery } from '@tanstack/react-query'
import { ListContextProvider, useListContext } from 'ra-core'
import { useMemo, type ReactNode } from 'react'
import { countList } from '../../dataProvider/lists.ts'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'

/** Tells the list around how many rows it has, where its page came without: they are counted while that is read already, and again only for another filter or after a write. */
export const CountedApart = ({ meta, children }: { meta: DoorMeta; children: ReactNode }) => {
  const list = useListContext()
  const { resource, filterValues, filter, isPlaceholderData } = list
  const uncounted = totalIn(list) === undefined && !list.isPending && !list.error
  const asked = { ...filterValues, ...filter }
  const { data: total, isError } = useQuery({
    queryKey: [resource, 'conteo', meta, asked],
    queryFn: ({ signal }) => countList(resource, asked, meta, signal),
    enabled: uncounted && !isPlaceholderData,
    staleTime: lasting,
    retry: false,
  })
  const counted = useMemo(
    () =>
      uncounted && list.data && !list.error && total !== undefined && !isError
        ? { ...list, total, hasNextPage: list.hasNextPage && list.page * list.perPage < total }
        : list,
    [uncounted, list, total, isError],
  )
  return <ListContextProvider value={counted}>{children}</ListContextProvider>
}

/** In milliseconds: whoever goes from page to page has it counted once. */
const lasting = 60_000

/** The types of ra-core know no list without. */
const totalIn = ({ total }: { total?: number }) => total
