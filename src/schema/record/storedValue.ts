import type { AnyField, FieldOf, Item, Value } from '../kinds.ts'

/** A value as it is kept: of a part, without what is only read with it. */
export const storedValue = (field: AnyField, value: Value): Value => ('clean' in field ? itemsOf(field, value) : value)

/** What a part consists of; nothing when it is not what it must be. */
export const itemsOf = ({ clean }: FieldOf<'part'>, value: unknown): readonly Item[] => {
  const cleaned = clean(value)
  return typeof cleaned === 'string' ? [] : cleaned
}
