import type { Values } from '../kinds.ts'
import type { AnyResource } from '../resource.ts'

/** Returns the title of a record as far as the values of its form tell it, else a key that people read; empty without either. */
export const nameIn = ({ fields, title, key }: AnyResource, values: Values): string => {
  const field = fields[title]
  const placed = new Map(Object.entries(fields).map(([name, { record = name }]) => [record, values[name]]))
  const texts =
    field?.kind === 'via'
      ? field.of.map(place => placed.get(place))
      : [field?.kind === 'computed' ? field.value(values, '') : values[title]]
  return texts.filter(Boolean).join(' ') || (fields[key]?.kind === 'id' ? '' : String(values[key] ?? ''))
}
