import type { Values } from '../kinds.ts'
import type { AnyResource } from '../resource.ts'

/** What a record is called, as far as the values of its form say; empty when they do not. */
export const nameIn = ({ fields, title, key }: AnyResource, values: Values): string => {
  const field = fields[title]
  const placed = new Map(Object.entries(fields).map(([name, { record = name }]) => [record, values[name]]))
  const held =
    field?.kind === 'via'
      ? field.of.map(place => placed.get(place))
      : [field?.kind === 'computed' ? field.value(values, '') : values[title]]
  return held.filter(Boolean).join(' ') || (fields[key]?.kind === 'id' ? '' : String(values[key] ?? ''))
}
