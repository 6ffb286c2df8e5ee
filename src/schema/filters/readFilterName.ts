import type { AnyField } from '../kinds.ts'
import type { AnyResource } from '../resource.ts'
import { suffixes, type Operator } from './filterForms.ts'

/** One condition of a filter: a field and what is asked of it. */
export type NamedFilter = { name: string; field: AnyField; operator: Operator }

/** Reads a name of a filter: a field's own name asks for its value, one with a suffix for something else. Undefined when it is neither. */
export const readFilterName = ({ fields }: Pick<AnyResource, 'fields'>, key: string): NamedFilter | undefined => {
  const plainField = fieldIn(fields, key)
  if (plainField) return { name: key, field: plainField, operator: 'is' }
  for (const [operator, suffix] of endings) {
    const name = key.endsWith(suffix) ? key.slice(0, -suffix.length) : ''
    const field = fieldIn(fields, name)
    if (field) return { name, field, operator }
  }
  return undefined
}

/** All operators that a filter may have. */
export const operators: readonly Operator[] = ['is', 'from', 'to', 'contains', 'empty']

/** Returns the name by which a filter asks something of a field. */
export const filterKey = (name: string, operator: Operator) =>
  operator === 'is' ? name : `${name}${suffixes[operator]}`

const endings = [
  ['from', suffixes.from],
  ['to', suffixes.to],
  ['contains', suffixes.contains],
  ['empty', suffixes.empty],
] as const

const fieldIn = (fields: AnyResource['fields'], name: string) =>
  Object.hasOwn(fields, name) ? fields[name] : undefined
