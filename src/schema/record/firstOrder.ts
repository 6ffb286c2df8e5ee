import type { AnyResource } from '../resource.ts'

/** The order of a list that asks for none. */
export const firstOrder = ({ sort, key, newestFirst }: Pick<AnyResource, 'sort' | 'key' | 'newestFirst'>) =>
  ({ field: [sort ?? key].flat()[0] ?? key, order: newestFirst ? 'DESC' : 'ASC' }) as const

/** Names the fields that sort rows which are alike in the field by which a list is sorted: the rest of the declared order, where that begins with it. */
export const nextInOrder = ({ sort, key }: Pick<AnyResource, 'sort' | 'key'>, field: string): readonly string[] => {
  const [first, ...others] = [sort ?? key].flat()
  return field === first ? others : []
}

/** The order in which one of them is chosen. */
export const choosingOrder = (resource: Pick<AnyResource, 'sort' | 'key' | 'newestFirst' | 'during'>) =>
  resource.during ? ({ field: nearest, order: 'ASC' } as const) : firstOrder(resource)

/** What a list is sorted by for those nearest to today. */
export const nearest = 'nearest'
