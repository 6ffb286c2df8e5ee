import { enCifras } from '../../language/enCifras.ts'
import { forKind } from '../forKind.ts'
import type { AnyField, BaseKind, FieldKind, FieldOf, Value } from '../kinds.ts'
import { rulesOf } from '../ownKinds.ts'
import { traitsOf } from '../traits.ts'
import { itemsOf } from './storedValue.ts'
import { resourceNamed } from '../house.ts'
import type { AnyResource } from '../resource.ts'
import { valueAt, type Registro } from './valueAt.ts'

/** Renders a field for a table or a card: its text, with the thousands of a figure apart. */
export const shownTextOf = (source: string, field: AnyField, record: Registro): string => {
  const text = textOf(source, field, record)
  return text && traitsOf(field).figure ? enCifras(Number(text)) : text
}

/** Renders a field as people read it in a file or search for it; figures are plain digits. `source` is its place in the record. */
export const textOf = <K extends FieldKind>(source: string, field: FieldOf<K>, record: Registro): string => {
  const value = valueAt(record, source)
  return value === null || value === undefined ? '' : readerOf<K>(field.kind)(value, field, record)
}

/** Renders the declared title of a record. */
export const titleOf = ({ title, fields }: AnyResource, record: Registro): string => {
  const field = fields[title]
  return field ? textOf(title, field, record) : ''
}

type Reader<K extends FieldKind> = (value: unknown, field: FieldOf<K>, record: Registro) => string

const readerOf = <K extends FieldKind>(kind: K): Reader<K> =>
  forKind<Reader<K>>(kind, texts, rulesOf<K>(kind)?.text ?? plain)

const plain = (value: unknown) => String(value)

const texts: { [K in BaseKind]: Reader<K> } = {
  id: plain,
  text: plain,
  email: plain,
  accountEmail: plain,
  via: plain,
  integer: plain,
  decimal: plain,
  time: plain,
  lookup: plain,
  password: () => '',
  date: value => String(value).split('-').toReversed().join('/'),
  flag: value => (value === true ? 'Sí' : 'No'),
  choice: (value, { choices }) => choices.find(([each]) => each === value)?.[1] ?? String(value),
  choices: (value, { choices, none = '' }) =>
    choices
      .filter(([each]) => [value].flat().includes(each))
      .map(([, label]) => label)
      .join(', ') || none,
  reference: (value, { to, embed }, record) => (embed && includedTitle(to, valueAt(record, embed.at))) || String(value),
  inherited: (value, { to, embedAt }, record) => includedTitle(to, valueAt(record, embedAt)) || String(value),
  part: (value, field) => field.text(itemsOf(field, value)),
  computed: (value, { unit }) => (unit ? `${value} ${unit}` : String(value)),
}

/** Renders the title of an embedded record, of which only some fields came along. */
const includedTitle = (name: string, included: unknown): string => {
  const { fields, title } = resourceNamed(name)
  const field = fields[title]
  const last = (place: string) => place.slice(place.lastIndexOf('.') + 1)
  const values = Object.fromEntries(
    Object.entries(fields).map(([each, { record = each }]) => [each, valueAt(included, last(record)) as Value]),
  )
  if (field?.kind === 'computed') return String(field.value(values, ''))
  if (field?.kind === 'via') return joined(field.of.map(place => valueAt(included, last(place))))
  return String(values[title] ?? '')
}

const joined = (parts: readonly unknown[]) => parts.filter(Boolean).join(' ')
