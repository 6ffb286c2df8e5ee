import type { FormPart, LookupName } from './names.ts'

/** What a form holds in a field. */
export type Value = string | number | boolean | readonly number[] | readonly Item[] | null | undefined
export type Values = Readonly<Record<string, Value>>

/** How a spreadsheet says a hand-made part: whole in one cell, or each place of it in a column of its own, which are put together. */
type PartCells = {
  /** The cell of a part as it is read with its record. */
  text: (items: readonly object[]) => string
  /** The place that a heading names; undefined for none. */
  place: (heading: string) => string | undefined
  /** The cell that says what stands in these places. */
  join: (places: readonly (readonly [place: string, cell: string])[]) => string
  example: string
}

/** One of the things that a hand-made part of a form consists of. */
export type Item = Readonly<Record<string, unknown>>

/** Every named field has the value, or one of the values; a list of several contains it. */
export type When = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>

/** `true` asks with the default sentence, a text with its own. */
export type Needed = boolean | string

/** A bound, or a bound with the sentence that refuses what passes it. */
export type Limit = number | readonly [limit: number, message: string]

/** One of a closed list: what is kept, what people read, and what else a spreadsheet may call it. */
export type ClosedOption = readonly [value: string | number, label: string, ...otherNames: readonly string[]]

/** Which records of another resource are offered: a door, its parameters bound to fields of the form. */
export type Offer = {
  list: string
  bind?: Readonly<Record<string, string>>
  /** Only those whose fields hold these values. */
  where?: Readonly<Record<string, string | number>>
}

/** When a field stays as it is stored, and why. The condition may also name what hand-made rooms add to the record. */
export type Settlement = { when: When; because: string }

/** A text that nobody types: other fields, or after a dot a field of the record that one leads to, joined by this. The server puts it together too, whatever a body says of it. */
export type Built = { of: readonly string[]; by: string }

/** What looks wrong in a value that is nevertheless accepted; said under its field. */
type Doubt = { judge(values: Values): string | undefined }['judge']

/** What a text says of other fields of its record, once it is whole; what people call the use of it, and the text itself. */
type Telling = {
  label: string
  name: string
  values: { judge(value: unknown, today: string): Values }['judge']
}

/** What each kind of field of the generator may say beside what all may say. */
interface BaseKinds {
  id: object
  text: {
    max?: Limit
    length?: Limit
    pattern?: readonly [pattern: RegExp, message: string]
    upper?: true
    /** Reads what people write otherwise in a spreadsheet, or paste: the value that it means, or the text as it is. */
    read?: (text: string) => string
    multiline?: true
    unique?: string
    doubt?: Doubt
    tells?: Telling
    built?: Built
  }
  email: object
  accountEmail: object
  password: object
  integer: { min?: Limit; max?: Limit; between?: readonly [min: number, max: number, message: string] }
  decimal: { min?: Limit; max?: Limit }
  /** From 1900 where it says no other first day. `past` refuses, in its own words, a day that has not come. */
  date: { min?: readonly [date: string, message: string]; past?: string; format?: string }
  /** `hh:mm` of one day. */
  time: {
    format?: string
    min?: readonly [time: string, message: string]
    max?: readonly [time: string, message: string]
  }
  flag: { initial?: boolean }
  choice: { choices: readonly ClosedOption[]; initial?: string | number }
  /** Forms offer what the path answers: rows of `nombre` and this key. */
  choices: {
    choices: readonly ClosedOption[]
    none?: string
    names?: string
    offer: { path: string; key: string }
  }
  lookup: { of: LookupName }
  /** One that is `settled` may not lead elsewhere: once other records refer to this one, or once the stored record meets a condition. */
  reference: {
    to: string
    offer?: Offer
    embed?: { at: string; fields: readonly string[] }
    settled?: true | Settlement
  }
  /** Kept by its own room in its own table. `clean` answers what is kept of what was said, or the sentence that refuses it. With `cells` it comes in and goes out by spreadsheet. */
  part: {
    of: FormPart
    clean: (said: unknown) => readonly Item[] | string
    text: (items: readonly Item[]) => string
    cells?: PartCells
  }
  /** Text that references have brought into the record: the places that their `embed` laid, read as one. */
  via: { of: readonly string[] }
  /** The record that references lead to, one after the other: the CUC of an asignatura is that of its group. Nobody writes it; lists show it and are filtered by it. `embedAt` is where an `embed` laid that record. `kept`: its key stands in the row too, in a column of this name that triggers of the house fill: lists of a campus are then paged from one index. */
  inherited: { to: string; path: readonly string[]; embedAt: string; offer?: Offer; kept?: true }
  computed: { value: (values: Values, today: string) => string | number; unit?: string; sent?: true }
}

/** Every kind there is. A house adds its own by declaration merging, here and in `ValueTypes`, and registers what each half needs of them: what it leaves out does not compile. */
export interface Kinds extends BaseKinds {}

/** The value that each kind holds. */
export interface ValueTypes {
  id: string
  text: string
  email: string
  accountEmail: string
  password: string
  integer: number
  decimal: number
  date: string
  time: string
  flag: boolean
  choice: string | number
  choices: readonly number[]
  lookup: number
  reference: string
  part: readonly Item[]
  via: string
  inherited: string
  computed: string | number
}

type Common = {
  label: string
  /** The heading of its column, when the form's label is too long for one. */
  heading?: string
  required?: Needed
  /** Where it lies in a record, when that is not its own name: the form's body says `apellidopaterno`, the record `apellido_paterno`. */
  record?: string
  /** The field exists only while this holds: else it is hidden, not sent, not required and kept as null. */
  when?: When
  /** With a condition: it also holds while the stored record meets it, though the form no longer does. */
  sticky?: true
  /** A second place in the record, where the specification spells one name in two ways. */
  echo?: string
  /** The server itself gives it: no form shows it and no body decides it. */
  assigned?: true
  /** An SQL expression over the row: what records that were there before the field, or before it was required, hold in it. */
  backfill?: string
  /** Editable only in Agregar. */
  locked?: true
  /** Exists only in that mode. */
  only?: 'create' | 'update'
  placeholder?: string
  help?: string
}

export type FieldKind = keyof Kinds
export type BaseKind = keyof BaseKinds
/** The kinds that the house brings. */
export type OwnKind = Exclude<FieldKind, BaseKind>
export type FieldOf<K extends FieldKind> = Common & Kinds[K] & { kind: K }
export type AnyField = { [K in FieldKind]: FieldOf<K> }[FieldKind]
export type Fields = Readonly<Record<string, AnyField>>
