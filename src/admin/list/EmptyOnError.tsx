import { ListContextProvider, useListContext } from 'react-admin'
import type { ReactNode } from 'react'

/** A list that could not be read shows nothing, not what was there before. (A §8) */
export const EmptyOnError = ({ children }: { children: ReactNode }) => {
  const list = useListContext()
  return <ListContextProvider value={list.error ? { ...list, data: [], total: 0, isPending: false, error: null } as unknown as typeof list : list}>{children}</ListContextProvider>
}
