import type { AnyField } from '../kinds.ts'
import { traitsOf, type FilterForm } from '../traits.ts'
import type { FilterPart } from './filterPart.ts'

type Words = (part: FilterPart, nameOf: (value: unknown) => string) => string | undefined

/** Renders in words what a filter asks of a field: «de 3 a 5». `nameOf` returns the text of a value. */
export const filterWords = (field: AnyField, part: FilterPart, nameOf: (value: unknown) => string): string => {
  const form = traitsOf(field).filtered
  const value = form && words[form](part, nameOf)
  const empty = part.empty === undefined ? undefined : part.empty === true ? 'sin dato' : 'con dato'
  return [value, empty].filter(Boolean).join(', ')
}

const several: Words = ({ is }, nameOf) => (is === undefined ? undefined : [is].flat().map(nameOf).join(', '))

const range: Words = ({ is, from, to }, nameOf) => {
  if (is !== undefined) return several({ is }, nameOf)
  if (from !== undefined && to !== undefined) return from === to ? nameOf(from) : `de ${nameOf(from)} a ${nameOf(to)}`
  if (from !== undefined) return `desde ${nameOf(from)}`
  return to === undefined ? undefined : `hasta ${nameOf(to)}`
}

const words: Readonly<Record<FilterForm, Words>> = {
  choices: several,
  list: several,
  records: several,
  figures: range,
  days: range,
  hours: range,
  flag: several,
  text: ({ is, contains }, nameOf) =>
    [several({ is }, nameOf), contains === undefined ? undefined : `contiene «${String(contains)}»`]
      .filter(Boolean)
      .join(', '),
}
