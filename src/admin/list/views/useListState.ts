import { useListContext, useStore } from 'ra-core'
import { places } from '../../address/places.ts'
import { useFirstOrder } from '../FirstOrder.ts'

/** State of a list as it is saved in a view. */
export type ListState = {
  vista?: string
  filter?: Readonly<Record<string, unknown>>
  sort?: readonly [field: string, order: 'ASC' | 'DESC']
  perPage?: number
}

/** Provides the present state of the surrounding list, and `apply`, which restores a saved one. */
export const useListState = () => {
  const { filterValues, sort } = useListContext()
  const first = useFirstOrder()
  const [vista, setView] = useStore(places.view, '')
  const [listState, setListState] = useStore<object | undefined>(places.list)
  const unlessFirst = (field: string, order: 'ASC' | 'DESC') =>
    field === first.field && order === first.order ? undefined : ([field, order] as const)
  const order = unlessFirst(sort.field, sort.order)
  const now: ListState = {
    ...(vista ? { vista } : {}),
    filter: filterValues,
    ...(order ? { sort: order } : {}),
  }
  return {
    now,
    /** `true` while the person has asked nothing of the list. */
    isUntouched: listState === undefined && !vista,
    /** `true` for a filter or order worth saving under a name. */
    isSpecial: Object.keys(filterValues).length > 0 || order !== undefined,
    isNow: ({ vista: saved = '', filter = {}, sort: savedOrder }: ListState) =>
      JSON.stringify([saved, sorted(filter), (savedOrder && unlessFirst(...savedOrder)) ?? null]) ===
      JSON.stringify([vista, sorted(filterValues), order ?? null]),
    apply: ({ vista: saved = '', filter = {}, sort: savedOrder, perPage }: ListState) => {
      setView(saved)
      setListState({ page: 1, perPage, filter, ...(savedOrder ? { sort: savedOrder[0], order: savedOrder[1] } : {}) })
    },
  }
}

const sorted = (filter: Readonly<Record<string, unknown>>) =>
  Object.entries(filter).toSorted(([one], [other]) => (one < other ? -1 : 1))
