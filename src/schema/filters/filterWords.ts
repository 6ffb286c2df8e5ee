import type { AnyField } from '../kinds.ts'
import { filterForms, type FilterForm } from './filterForms.ts'
import type { FilterPart } from './filterPart.ts'

type Words = (part: FilterPart, nameOf: (value: unknown) => string) => string | undefined

/** What a person reads of what a filter asks of a field: «de 3 a 5». `nameOf` says what a value is called. */
export const filterWords = (field: AnyField, part: FilterPart, nameOf: (value: unknown) => string): string => {
  const form = filterForms[field.kind]
  const value = form && words[form](part, nameOf)
  const empty = part.empty === undefined ? undefined : part.empty === true ? 'sin dato' : 'con dato'
  return [value, empty].filter(Boolean).join(', ')
}

const words: Readonly<Record<FilterForm, Words>> = {
  several: ({ is }, nameOf) => (is === undefined ? undefined : [is].flat().map(nameOf).join(', ')),
  range: ({ is, from, to }, nameOf) => {
    if (is !== undefined) return [is].flat().map(nameOf).join(', ')
    if (from !== undefined && to !== undefined) return from === to ? nameOf(from) : `de ${nameOf(from)} a ${nameOf(to)}`
    if (from !== undefined) return `desde ${nameOf(from)}`
    return to === undefined ? undefined : `hasta ${nameOf(to)}`
  },
  flag: ({ is }, nameOf) => (is === undefined ? undefined : [is].flat().map(nameOf).join(' o ')),
  text: ({ is, contains }, nameOf) =>
    [is === undefined ? undefined : [is].flat().map(nameOf).join(', '), contains && `contiene «${String(contains)}»`]
      .filter(Boolean)
      .join(', ') || undefined,
}
