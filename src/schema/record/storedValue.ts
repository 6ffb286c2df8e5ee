import type { AnyField, FieldOf, Item, Value } from '../kinds.ts'

/** Returns a value as it is stored: a part without what is only read with it. */
export const storedValue = (field: AnyField, value: Value): Value => ('clean' in field ? itemsOf(field, value) : value)

/** Returns the items of a part; none where the value is not valid. */
export const itemsOf = ({ clean }: FieldOf<'part'>, value: unknown): readonly Item[] => {
  const cleaned = clean(value)
  return typeof cleaned === 'string' ? [] : cleaned
}
