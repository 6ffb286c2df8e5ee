import { useListContext, type Identifier, type RaRecord } from 'ra-core'
import { useEffect, useRef } from 'react'

/**
 * Returns a function that opens the next row, on the next page too; `undefined` at the end. Ignores calls while that
 * page loads. If the opened row left the list, the one in its place is next.
 */
export const useNextRow = (id: Identifier, open: (record: RaRecord) => void): (() => void) | undefined => {
  const { data, isFetching, page, hasNextPage, setPage } = useListContext()
  const awaited = useRef<number>(undefined)
  const place = useRef(0)
  const at = data?.findIndex(record => record.id === id) ?? -1
  useEffect(() => {
    if (at >= 0) place.current = at
  }, [at])
  useEffect(() => {
    if (awaited.current !== page || isFetching) return
    awaited.current = undefined
    if (data?.[0]) open(data[0])
  }, [page, isFetching, data, open])
  const inPlace = () => data?.[at >= 0 ? at + 1 : place.current]
  if (!data || (!hasNextPage && at >= 0 && at === data.length - 1)) return undefined
  return () => {
    if (awaited.current === page) return
    const next = inPlace()
    if (next) open(next)
    else if (hasNextPage) {
      awaited.current = page + 1
      setPage(page + 1)
    }
  }
}
