import type { ReferenceCheck } from './conditions.ts'
import type { FieldKind, FieldOf, Kinds, Needed, Offer, Settlement, Value, ValueTypes, When } from './kinds.ts'

/** A field as plain data. `value`, `filled`, `at` and `asks` (its condition) exist only for the type checker. */
export type Field<K extends FieldKind, V, Filled extends boolean, At extends string, W = unknown> = FieldOf<K> & {
  readonly value?: V
  readonly filled?: Filled
  readonly at?: At
  readonly asks?: W
}

type Options<K extends FieldKind, R extends Needed, W extends When, P extends string> = Omit<
  FieldOf<K>,
  'kind' | 'required' | 'when' | 'record'
> & { required?: R; when?: W; record?: P }

type Filled<R, W> = [R] extends [true | string] ? ([W] extends [never] ? true : false) : false

/** Makes the builder of a kind. A value counts as present in every record only when the field is required and has no condition. */
export const builder =
  <K extends FieldKind>(kind: K) =>
  <const R extends Needed = false, const W extends When = never, const P extends string = never>(
    options: Options<K, R, W, P>,
  ) =>
    make<K, ValueTypes[K], Filled<R, W>, P, W>(kind, options)

const make = <K extends FieldKind, V, F extends boolean, P extends string, W = unknown>(kind: K, options: object) =>
  ({ required: false, ...options, kind }) as unknown as Field<K, V, F, P, W>

/** Text, on one line and of at most 255 characters unless declared otherwise. */
export const text = builder('text')
/** An e-mail address. */
export const email = builder('email')
/** E-mail address that the record's account signs in with. It is stored with the account, and no other account has it. */
export const accountEmail = builder('accountEmail')
/** The account's first password, written once and never read back. */
export const password = builder('password')
/** A whole number. */
export const integer = builder('integer')
/** A number with at most two decimals. */
export const decimal = builder('decimal')
/** A calendar date, `yyyy-mm-dd`, without time or zone. */
export const date = builder('date')
/** A time of day, `hh:mm`, from 00:00 to 23:59. */
export const time = builder('time')
/** Yes or no. */
export const flag = builder('flag')
/** One row of a small fixed list of the house. */
export const lookup = builder('lookup')
/** A part of the record that hand-made rooms draw and store. */
export const part = builder('part')
/** Shown, never sent: what a reference leads to, read as one text. Declared after its reference. */
export const via = builder('via')
/** Shown, never sent: the record at the end of a path of references. Declared after the reference that brings it. */
export const inherited = builder('inherited')

/** Shown, and sent only where it declares `sent`: worked out from the record's other values; where it names them (`of`), from those alone. */
export const computed = <const N extends string = string, const P extends string = never>(
  options: Omit<Options<'computed', false, never, P>, 'of' | 'value'> & {
    of?: readonly N[]
    value: (values: { readonly [K in N]?: Value }, today: string) => string | number
  },
) => make<'computed', string | number, false, P>('computed', options)

/** A generated key (UUID). With a label, forms show it once it exists; without one, never. */
export const id = (options?: { label: string; heading?: string }) =>
  make<'id', string, true, never>('id', {
    label: 'Id',
    required: true,
    assigned: options ? undefined : true,
    ...options,
  })

type Choice<V> = readonly (V | readonly [V, string, ...string[]])[]

/** One value of a closed list: bare values, or each with its label and the other names that a spreadsheet may use. */
export const choice = <
  const V extends string | number,
  const R extends Needed = false,
  const W extends When = never,
  const P extends string = never,
>(
  options: Omit<Options<'choice', R, W, P>, 'choices'> & { choices: Choice<V> },
) => make<'choice', V, Filled<R, W>, P, W>('choice', { ...options, choices: pairs(options.choices) })

/** Several of a closed list of numbered options. */
export const choices = <const R extends Needed = false, const P extends string = never>(
  options: Omit<Options<'choices', R, never, P>, 'choices'> & { choices: Choice<number> },
) => make<'choices', readonly number[], true, P>('choices', { ...options, choices: pairs(options.choices) })

/** The key of a record of another resource; `to` must be in the registry. */
export const reference = <
  const To extends string,
  const R extends Needed = false,
  const W extends When = never,
  const P extends string = never,
  const O extends Offer = never,
  const S extends true | Settlement = never,
>(
  options: Omit<Options<'reference', R, W, P>, 'to' | 'offer' | 'settled'> & { to: To; offer?: O; settled?: S },
) =>
  make<'reference', string, Filled<R, W>, P, W>('reference', options) as Field<
    'reference',
    string,
    Filled<R, W>,
    P,
    W
  > &
    ReferenceCheck<To, O, S>

const pairs = <V extends string | number>(list: Choice<V>): Kinds['choice']['choices'] =>
  list.map(item => (typeof item === 'object' ? item : [item, String(item)]))
