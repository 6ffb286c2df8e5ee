import type { AnyResource } from '../resource.ts'

/** Returns the order of a list that asks for none. */
export const firstOrder = ({ sort, key, newestFirst }: Pick<AnyResource, 'sort' | 'key' | 'newestFirst'>) =>
  ({ field: [sort ?? key].flat()[0] ?? key, order: newestFirst ? 'DESC' : 'ASC' }) as const

/** Returns the fields that sort rows alike in `field`: the rest of the declared order where that begins with it, else none. */
export const nextInOrder = ({ sort, key }: Pick<AnyResource, 'sort' | 'key'>, field: string): readonly string[] => {
  const [first, ...others] = [sort ?? key].flat()
  return field === first ? others : []
}

/** Returns the order in which records are offered to choose one: nearest to today where they have `during`, else that of a list. */
export const choosingOrder = (resource: Pick<AnyResource, 'sort' | 'key' | 'newestFirst' | 'during'>) =>
  resource.during ? ({ field: nearest, order: 'ASC' } as const) : firstOrder(resource)

/** Name of the order by nearness to today. */
export const nearest = 'nearest'
