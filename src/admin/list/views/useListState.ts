import { useListContext, useStore } from 'ra-core'
import { firstOrder } from '../../../schema/firstOrder.ts'
import { places } from '../../address/places.ts'
import { useResource } from '../../fields/useResource.ts'

/** How a list is looked at, as it is saved under a name. */
export type ListState = {
  vista?: string
  filter?: Readonly<Record<string, unknown>>
  sort?: readonly [field: string, order: 'ASC' | 'DESC']
  perPage?: number
}

/** How the list around is looked at now, and a way to look at it as somebody saved. */
export const useListState = () => {
  const { filterValues, sort } = useListContext()
  const first = firstOrder(useResource())
  const [vista, setView] = useStore(places.view, '')
  const [asked, setAsked] = useStore<object | undefined>(places.list)
  const isFirstOrder = sort.field === first.field && sort.order === first.order
  const now: ListState = {
    ...(vista ? { vista } : {}),
    filter: filterValues,
    ...(isFirstOrder ? {} : { sort: [sort.field, sort.order] as const }),
  }
  return {
    now,
    /** Nothing was asked of the list yet. */
    isUntouched: asked === undefined && !vista,
    /** Something is asked that a name would be worth. */
    isSpecial: Object.keys(filterValues).length > 0 || !isFirstOrder,
    isNow: ({ vista: saved = '', filter = {}, sort: order }: ListState) =>
      JSON.stringify([saved, sorted(filter), order ?? null]) ===
      JSON.stringify([vista, sorted(filterValues), now.sort ?? null]),
    apply: ({ vista: saved = '', filter = {}, sort: order, perPage }: ListState) => {
      setView(saved)
      setAsked({ page: 1, perPage, filter, ...(order ? { sort: order[0], order: order[1] } : {}) })
    },
  }
}

const sorted = (filter: Readonly<Record<string, unknown>>) =>
  Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1))
