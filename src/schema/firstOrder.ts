import type { AnyResource } from './resource.ts'

/** The order of a list that asks for none. */
export const firstOrder = ({ sort, key, newestFirst }: Pick<AnyResource, 'sort' | 'key' | 'newestFirst'>) =>
  ({ field: sort ?? key, order: newestFirst ? 'DESC' : 'ASC' }) as const

/** The order in which one of them is chosen. */
export const choosingOrder = (resource: Pick<AnyResource, 'sort' | 'key' | 'newestFirst' | 'during'>) =>
  resource.during ? ({ field: nearest, order: 'ASC' } as const) : firstOrder(resource)

/** What a list is sorted by for those nearest to today. */
export const nearest = 'nearest'
