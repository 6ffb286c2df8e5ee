import type { FormPart, LookupName } from './names.ts'

/** Value that a form holds in a field. */
export type Value = string | number | boolean | readonly number[] | readonly Item[] | null | undefined
export type Values = Readonly<Record<string, Value>>

/** Cells of a hand-made part: whole in one cell, or each place of it in a column of its own, which are joined. */
type PartCells = {
  /** Renders the cell of a part from its items as they are read with the record. */
  text: (items: readonly object[]) => string
  /** Returns the place that a heading names; undefined for none. */
  place: (heading: string) => string | undefined
  /** Joins the cells of these places into the cell of the whole part. */
  join: (places: readonly (readonly [place: string, cell: string])[]) => string
  example: string
}

/** One item of a hand-made part of a form. */
export type Item = Readonly<Record<string, unknown>>

/** A condition: every named field has the value, or one of the values; a list of several contains it. */
export type When = Readonly<Record<string, string | number | boolean | readonly (string | number)[]>>

/** `true` requires a field with the default sentence, a text with that sentence. */
export type Needed = boolean | string

/** A bound, or a bound with the sentence that refuses a value beyond it. */
export type Limit = number | readonly [limit: number, message: string]

/** An option of a closed list: the stored value, its label, and other names that a spreadsheet may use. */
export type ClosedOption = readonly [value: string | number, label: string, ...otherNames: readonly string[]]

/** Records of another resource that are offered: those of a door, its parameters bound to fields of the form. */
export type Offer = {
  list: string
  bind?: Readonly<Record<string, string>>
  /** Values that the fields of the offered records must hold. */
  where?: Readonly<Record<string, string | number>>
}

/** Condition under which a field stays as it is stored, and the reason. It may also name parts that hand-made rooms add to the record. */
export type Settlement = { when: When; because: string }

/** A text that nobody types: other fields, joined by `by`. After a dot, a field of the record that a reference leads to. The server builds it too, whatever a body says. */
export type Built = { of: readonly string[]; by: string }

/** Judges a value that is accepted although it looks wrong; returns the sentence shown under its field. */
type Doubt = { judge(values: Values): string | undefined }['judge']

/** Values of other fields that follow from a whole text, as a birth date from a CURP: the label of using them, the name of the text, and the function that reads them. */
type Telling = {
  label: string
  name: string
  values: { judge(value: unknown, today: string): Values }['judge']
}

/** Options of each kind of field of the generator, beside those that all kinds have. */
interface BaseKinds {
  id: object
  text: {
    max?: Limit
    length?: Limit
    pattern?: readonly [pattern: RegExp, message: string]
    upper?: true
    /** Reads a text that people write otherwise in a spreadsheet or form: returns the value that it means, or the text as it is. */
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
  /** From 1900 unless `min` names another first day. `past` is the sentence that refuses a day that has not come. */
  date: { min?: readonly [date: string, message: string]; past?: string; format?: string }
  /** `hh:mm` of one day. */
  time: {
    format?: string
    min?: readonly [time: string, message: string]
    max?: readonly [time: string, message: string]
  }
  flag: { initial?: boolean }
  choice: { choices: readonly ClosedOption[]; initial?: string | number }
  /** `offer.path` is the call that answers the options of a form: rows of `nombre` and this `key`. */
  choices: {
    choices: readonly ClosedOption[]
    none?: string
    names?: string
    offer: { path: string; key: string }
  }
  lookup: { of: LookupName }
  /** A `settled` one may not lead elsewhere once other records refer to this one, or once the stored record meets a condition. */
  reference: {
    to: string
    offer?: Offer
    embed?: { at: string; fields: readonly string[] }
    settled?: true | Settlement
    /** `true` for the record of the same resource that this one continues: «Buscar» finds what refers to that by the key of this one, too. */
    continues?: true
  }
  /** A part that its own room stores in its own table. `clean` returns what is stored of a value, or the sentence that refuses it. With `cells` it can be imported and exported. */
  part: {
    of: FormPart
    clean: (raw: unknown) => readonly Item[] | string
    text: (items: readonly Item[]) => string
    cells?: PartCells
  }
  /** Text of the places that references with `embed` fill in the record, read as one. */
  via: { of: readonly string[] }
  /**
   * The record at the end of a path of references, read-only: the CUC of an asignatura is its grupo's. `embedAt`: place
   * of an `embed`. `kept`: triggers of the house copy its key into an indexed column.
   */
  inherited: { to: string; path: readonly string[]; embedAt: string; offer?: Offer; kept?: true }
  /** `of` names the fields whose values it is worked out from, which forms then say. */
  computed: {
    of?: readonly string[]
    value: (values: Values, today: string) => string | number
    unit?: string
    sent?: true
  }
}

/** Every kind of field. A house adds its own by declaration merging, here and in `ValueTypes`, and registers what each half needs of them; what it leaves out does not compile. */
export interface Kinds extends BaseKinds {}

/** Type of the value of each kind. */
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
  /** Heading of its column, where the label is too long for one. Default: the label. */
  heading?: string
  required?: Needed
  /** Its place in a record, where that is not its own name: the form's body says `apellidopaterno`, the record `apellido_paterno`. */
  record?: string
  /** Condition under which the field exists; else it is hidden, not sent, not required and stored as null. */
  when?: When
  /** `true` keeps a field with a condition while the stored record meets it, though the form no longer does. */
  sticky?: true
  /** Second place in the record, where the specification spells one name in two ways. */
  echo?: string
  /** `true` where the server itself assigns it: no form shows it and no body decides it. */
  assigned?: true
  /** SQL expression over the row: the value for records from before the field, or from before it was required. */
  backfill?: string
  /** Makes it editable in Agregar only; in Editar its help tells the sentence, if it is one. */
  locked?: true | string
  /** The only mode in which it exists. Default: both. */
  only?: 'create' | 'update'
  placeholder?: string
  help?: string
}

export type FieldKind = keyof Kinds
export type BaseKind = keyof BaseKinds
/** Kinds that the house adds. */
export type OwnKind = Exclude<FieldKind, BaseKind>
export type FieldOf<K extends FieldKind> = Common & Kinds[K] & { kind: K }
export type AnyField = { [K in FieldKind]: FieldOf<K> }[FieldKind]
export type Fields = Readonly<Record<string, AnyField>>
