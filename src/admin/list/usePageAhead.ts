import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useDataProvider, useListContext, type GetListParams } from 'ra-core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { letGoAhead } from '../letGoAhead.ts'
import { readAhead } from '../readAhead.ts'

/**
 * Returns handlers of a page button that read its page ahead: any page on pointer down; a neighbour on hover or focus,
 * then page after page on that side. Leaving without a press aborts.
 */
export const usePageAhead = (pages: number) => {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { resource, page, perPage, sort, filterValues, filter, isFetching } = useListContext()
  const side = useRef(0)
  const reading = useRef<QueryKey>(undefined)
  const shownList = hashKey([perPage, sort, { ...filterValues, ...filter }])
  const read = (nextPage: number) => {
    if (nextPage === page || nextPage < 1 || nextPage > pages) return
    const [, , params] =
      client
        .getQueryCache()
        .findAll({ queryKey: [resource, 'getList'], type: 'active' })
        .map(({ queryKey }) => queryKey as readonly [string, string, GetListParams])
        .find(([, , params]) => hashKey([params.pagination?.perPage, params.sort, params.filter]) === shownList) ?? []
    if (!params) return
    const paramsAhead = { ...params, pagination: { page: nextPage, perPage } }
    reading.current = [resource, 'getList', paramsAhead]
    void readAhead(client, reading.current, ({ signal }) => dataProvider.getList(resource, { ...paramsAhead, signal }))
  }
  const onRead = useEffectEvent(() => {
    const nextPage = page + side.current
    if (nextPage < 1 || nextPage > pages) side.current = 0
    else read(nextPage)
  })
  useEffect(() => {
    if (side.current !== 0 && !isFetching) onRead()
  }, [page, isFetching])
  const leave = () => {
    side.current = 0
    if (reading.current) void letGoAhead(client, reading.current)
    reading.current = undefined
  }
  return (nextPage: number) => {
    const come = () => {
      if (Math.abs(nextPage - page) !== 1) return
      side.current = nextPage - page
      read(nextPage)
    }
    return {
      onPointerDown: () => {
        read(nextPage)
        reading.current = undefined
      },
      onPointerEnter: come,
      onPointerLeave: leave,
      onFocus: come,
      onBlur: leave,
    }
  }
}
