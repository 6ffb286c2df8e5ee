import { house } from './house.ts'
import type { AnyField, BaseKind, FieldKind, OwnKind, Value } from './kinds.ts'

/** Traits of a kind, which every room reads. A kind of the generator without them does not compile. */
export type Traits = {
  /** `true` for a column in the resource's own table; anything else is stored elsewhere or worked out. */
  stored?: true
  /** `true` where it follows from something else: no body decides it. */
  derived?: true
  /** `true` where a body carries it although nobody reads it there. */
  sent?: true
  /** `true` where it is written once and never read back. */
  secret?: true
  /** `true` where a list can be sorted by it; `asRead` by the text that people read, where its value is another. */
  sortable?: true | 'asRead'
  /** `true` for a quantity: right-aligned, its thousands apart; a form holds plain digits. */
  figure?: true
  /** Source of «Buscar»: its own column, which holds the text that people read, or the room of its kind. */
  searched: 'column' | 'room' | 'never'
  /** Form of its filter. Default: nobody filters by it. */
  filtered?: FilterForm
  /** `true` where records are counted by it: many share its value. */
  grouped?: true
  /** `true` where people may call a record by it: its column is text. */
  readable?: true
  /** Target of its value, a key that must exist: of a record, an item of a list or a part. */
  pointsAt?: 'record' | 'list' | 'part'
  /** Value when nothing was said. Default: null. */
  blank?: Value
}

/** Form of a filter: some of the declared choices, of a fixed list or of the records that it may lead to; a range of figures, days or hours; yes or no; part of a text. */
export type FilterForm = 'choices' | 'list' | 'records' | 'figures' | 'days' | 'hours' | 'flag' | 'text'

const columnTraits = { stored: true, sortable: true } as const
const textTraits = { ...columnTraits, searched: 'column' } as const
const looked = { ...columnTraits, searched: 'room' } as const
const follows = { derived: true, sortable: true, searched: 'room' } as const

/** Traits of the generator's kinds. */
export const traits = {
  id: { ...looked, derived: true },
  text: { ...textTraits, filtered: 'text', readable: true },
  email: { ...textTraits, filtered: 'text', readable: true },
  accountEmail: { sortable: true, searched: 'room', filtered: 'text' },
  password: { secret: true, searched: 'never' },
  integer: { ...textTraits, filtered: 'figures', figure: true },
  decimal: { ...textTraits, filtered: 'figures', figure: true },
  date: { ...looked, filtered: 'days' },
  time: { ...looked, filtered: 'hours' },
  flag: { ...looked, filtered: 'flag', grouped: true, blank: false },
  choice: { ...looked, filtered: 'choices', grouped: true },
  choices: { ...looked, filtered: 'choices', blank: [] },
  lookup: { ...looked, filtered: 'list', pointsAt: 'list' },
  reference: { ...looked, filtered: 'records', grouped: true, sortable: 'asRead', pointsAt: 'record' },
  part: { searched: 'never', pointsAt: 'part' },
  via: follows,
  inherited: { derived: true, sortable: true, searched: 'never', filtered: 'records', grouped: true },
  computed: { derived: true, searched: 'never' },
} as const satisfies { readonly [K in BaseKind]: Traits }

/** The kinds with a trait. A room that treats those alone declares `{ [K in KindWith<'pointsAt'>]: … }`, so that none is missing. */
export type KindWith<T extends keyof Traits> = {
  [K in BaseKind]: (typeof traits)[K] extends { [N in T]: NonNullable<Traits[T]> } ? K : never
}[BaseKind]

/** Returns the traits of a field's kind. Throws for a kind that neither the generator nor the house has. */
export const traitsOf = ({ kind }: Pick<AnyField, 'kind'>): Traits => (isBase(kind) ? traits[kind] : ownTraits(kind))

/** Tells whether people may call a record by this field. */
export const isReadable = (field: AnyField | undefined): boolean =>
  field !== undefined && traitsOf(field).readable === true

/** Tells whether a kind is the generator's own, and not the house's. */
export const isBase = (kind: FieldKind): kind is BaseKind => Object.hasOwn(traits, kind)

const ownTraits = (kind: OwnKind): Traits => {
  const ownKinds: Readonly<Record<string, { traits: Traits } | undefined>> = house().kinds
  const found = ownKinds[kind]
  if (!found) throw new Error(`no kind is called «${String(kind)}»`)
  return found.traits
}

/** Tells whether history leaves a field out: it is secret, or only repeats what other fields say. */
export const isOutsideHistory = (field: AnyField) => {
  const { secret, derived, stored } = traitsOf(field)
  return secret === true || (derived === true && !stored)
}
