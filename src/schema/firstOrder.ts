import type { AnyResource } from './resource.ts'

/** The order of a list that asks for none. */
export const firstOrder = ({ sort, key, newestFirst }: Pick<AnyResource, 'sort' | 'key' | 'newestFirst'>) =>
  ({ field: sort ?? key, order: newestFirst ? 'DESC' : 'ASC' }) as const
