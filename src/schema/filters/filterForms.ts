import type { AnyField, FieldOf } from '../kinds.ts'
import { traitsOf, type FilterForm } from '../traits.ts'

/** What a name in a filter ends with when it asks something else than the value: `semestre_gte`. */
export const suffixes = { from: '_gte', to: '_lte', contains: '_contiene', empty: '_vacio' } as const

/** What a filter asks of a field: its value or one of several, from or up to one, a text within it, whether it is empty. */
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

/** What may be asked of a field; nothing where nobody filters by its kind. */
export const operatorsOf = (field: AnyField): readonly Operator[] => {
  const { filtered } = traitsOf(field)
  return filtered ? [...operators[filtered], ...(mayBeEmpty(field) ? (['empty'] as const) : [])] : []
}

/** A field whose filter chooses among records of another resource. */
export type RecordField = FieldOf<'reference'> | FieldOf<'inherited'>

/** Whether a field's filter chooses among records of another resource. */
export const asksForRecords = (field: AnyField): field is RecordField =>
  field.kind === 'reference' || field.kind === 'inherited'

/** Whether a record may hold nothing in a field. */
export const mayBeEmpty = (field: AnyField) =>
  (!field.required || field.when !== undefined) &&
  !traitsOf(field).derived &&
  typeof traitsOf(field).blank !== 'boolean' &&
  (!('initial' in field) || field.initial === undefined)
