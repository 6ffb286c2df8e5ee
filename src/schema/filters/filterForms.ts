import type { AnyField, FieldKind } from '../kinds.ts'

/** How people say what they look for: some of several values, between two, yes or no, part of a text. */
export type FilterForm = 'several' | 'range' | 'flag' | 'text'

/** The form in which each kind of field is filtered; null where nobody filters by it. A new kind that is not here does not compile. */
export const filterForms = {
  id: null,
  text: 'text',
  email: 'text',
  accountEmail: 'text',
  password: null,
  integer: 'range',
  decimal: 'range',
  date: 'range',
  time: 'range',
  flag: 'flag',
  choice: 'several',
  choices: 'several',
  lookup: 'several',
  reference: 'several',
  postalCode: 'text',
  colonia: 'text',
  place: 'text',
  part: null,
  via: null,
  computed: null,
} as const satisfies { [K in FieldKind]: FilterForm | null }

/** What a name in a filter ends with when it asks something else than the value: `semestre_gte`. */
export const suffixes = { from: '_gte', to: '_lte', contains: '_contiene', empty: '_vacio' } as const

/** What a filter asks of a field: its value or one of several, from or up to one, a text within it, whether it is empty. */
export type Operator = 'is' | keyof typeof suffixes

const operators: Readonly<Record<FilterForm, readonly Operator[]>> = {
  several: ['is'],
  range: ['is', 'from', 'to'],
  flag: ['is'],
  text: ['is', 'contains'],
}

/** What may be asked of a field; nothing where nobody filters by its kind. */
export const operatorsOf = (field: AnyField): readonly Operator[] => {
  const form = filterForms[field.kind]
  return form ? [...operators[form], ...(mayBeEmpty(field) ? (['empty'] as const) : [])] : []
}

/** Whether a record may hold nothing in a field. */
export const mayBeEmpty = (field: AnyField) =>
  field.kind !== 'flag' &&
  (!field.required || field.when !== undefined) &&
  (field.kind === 'choices' || !('initial' in field) || field.initial === undefined)
