import { ListContextProvider, useListContext } from 'ra-core'
import { useMemo, type ReactNode } from 'react'

/** Provides a list that failed to be read as empty, in place of the rows read before. (A §8) */
export const EmptyOnError = ({ children }: { children: ReactNode }) => {
  const list = useListContext()
  const emptied = useMemo(() => (list.error ? { ...list, data: [], total: 0 } : list), [list])
  return <ListContextProvider value={emptied}>{children}</ListContextProvider>
}
