import { ListContextProvider, useListContext } from 'ra-core'
import { useMemo, type ReactNode } from 'react'

/** A list that could not be read shows nothing, not what was there before. (A §8) */
export const EmptyOnError = ({ children }: { children: ReactNode }) => {
  const list = useListContext()
  const shown = useMemo(() => (list.error ? { ...list, data: [], total: 0 } : list), [list])
  return <ListContextProvider value={shown}>{children}</ListContextProvider>
}
