import type { AnyField, FieldOf } from '../kinds.ts'
import { traitsOf, type FilterForm } from '../traits.ts'

/** Suffixes of filter names that ask for something other than the value: `semestre_gte`. */
export const suffixes = { from: '_gte', to: '_lte', contains: '_contiene', empty: '_vacio' } as const

/** Operator of a filter: a value or one of several, a lower or an upper bound, a text within it, or whether it is empty. */
export type Operator = 'is' | keyof typeof suffixes

const range = ['is', 'from', 'to'] as const

const operators: Readonly<Record<FilterForm, readonly Operator[]>> = {
  choices: ['is'],
  list: ['is'],
  records: ['is'],
  figures: range,
  days: range,
  hours: range,
  flag: ['is'],
  text: ['is', 'contains'],
}

/** Returns the operators that may be asked of a field; none where nobody filters by its kind. */
export const operatorsOf = (field: AnyField): readonly Operator[] => {
  const { filtered } = traitsOf(field)
  return filtered ? [...operators[filtered], ...(mayBeEmpty(field) ? (['empty'] as const) : [])] : []
}

/** A field whose filter chooses among records of another resource. */
export type RecordField = FieldOf<'reference'> | FieldOf<'inherited'>

/** Tells whether a field's filter chooses among records of another resource. */
export const asksForRecords = (field: AnyField): field is RecordField =>
  field.kind === 'reference' || field.kind === 'inherited'

/** Tells whether a record may hold nothing in a field. */
export const mayBeEmpty = (field: AnyField) =>
  (!field.required || field.when !== undefined) &&
  !traitsOf(field).derived &&
  typeof traitsOf(field).blank !== 'boolean' &&
  (!('initial' in field) || field.initial === undefined)
