import { hashKey, useQueryClient, type QueryKey } from '@tanstack/react-query'
import { useDataProvider, useListContext, type GetListParams } from 'ra-core'
import { useEffect, useEffectEvent, useRef } from 'react'
import { letGoAhead } from '../letGoAhead.ts'
import { readAhead } from '../readAhead.ts'

/** Returns the handlers of a page button, which read its page ahead: any page on pointer down; a neighbour already on hover or focus, and then the next on that side, page after page. Leaving the button without a press aborts the read. */
export const usePageAhead = (pages: number) => {
  const client = useQueryClient()
  const dataProvider = useDataProvider()
  const { resource, page, perPage, sort, filterValues, filter, isFetching } = useListContext()
  const side = useRef(0)
  const begun = useRef<QueryKey>(undefined)
  const shown = hashKey([perPage, sort, { ...filterValues, ...filter }])
  const read = (wanted: number) => {
    if (wanted === page || wanted < 1 || wanted > pages) return
    const [, , params] =
      client
        .getQueryCache()
        .findAll({ queryKey: [resource, 'getList'], type: 'active' })
        .map(({ queryKey }) => queryKey as readonly [string, string, GetListParams])
        .find(([, , asked]) => hashKey([asked.pagination?.perPage, asked.sort, asked.filter]) === shown) ?? []
    if (!params) return
    const there = { ...params, pagination: { page: wanted, perPage } }
    begun.current = [resource, 'getList', there]
    void readAhead(client, begun.current, ({ signal }) => dataProvider.getList(resource, { ...there, signal }))
  }
  const onRead = useEffectEvent(() => {
    const wanted = page + side.current
    if (wanted < 1 || wanted > pages) side.current = 0
    else read(wanted)
  })
  useEffect(() => {
    if (side.current !== 0 && !isFetching) onRead()
  }, [page, isFetching])
  const leave = () => {
    side.current = 0
    if (begun.current) void letGoAhead(client, begun.current)
    begun.current = undefined
  }
  return (wanted: number) => {
    const come = () => {
      if (Math.abs(wanted - page) !== 1) return
      side.current = wanted - page
      read(wanted)
    }
    return {
      onPointerDown: () => {
        read(wanted)
        begun.current = undefined
      },
      onPointerEnter: come,
      onPointerLeave: leave,
      onFocus: come,
      onBlur: leave,
    }
  }
}
