import { useStore, useStoreContext } from 'ra-core'
import { useLayoutEffect, useMemo } from 'react'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'
import { firstOrder } from '../../schema/record/firstOrder.ts'
import { places, untouchedKeyOf } from '../address/places.ts'
import { useResource } from '../fields/useResource.ts'
import { pageSizeKey } from './pageSizeKey.ts'

/** Returns the order and page size of a list while nobody asks for others, and stores both, so that its address need not repeat them. */
export const useUntouched = (resource: string, meta: DoorMeta, sort: string | undefined) => {
  const declared = useResource(resource)
  const [perPage] = useStore(pageSizeKey(resource, meta.list), 10)
  const { setItem } = useStoreContext()
  const first = useMemo(
    () => (sort ? ({ field: sort, order: 'ASC' } as const) : firstOrder(declared)),
    [sort, declared],
  )
  const { field, order } = first
  useLayoutEffect(
    () => setItem(untouchedKeyOf(places.list), { sort: field, order, perPage }),
    [setItem, field, order, perPage],
  )
  return { first, perPage }
}
