import { house } from './house.ts'
import type { AnyField, BaseKind, FieldKind, OwnKind, Value } from './kinds.ts'

/** What every room asks of a kind. A new kind that is not here does not compile. */
export type Traits = {
  /** Kept in a column of the resource's own table; anything else is kept elsewhere or worked out. */
  stored?: true
  /** Follows from something else: no body decides it. */
  derived?: true
  /** A body carries it although nobody reads it there. */
  sent?: true
  /** Written once and never read back. */
  secret?: true
  /** A list can be sorted by it; `asRead` by what people read of it, which its value is not. */
  sortable?: true | 'asRead'
  /** A quantity: right-aligned, its thousands apart; a form holds its digits. */
  figure?: true
  /** Where «Buscar» looks: in its own column, whose text is what people read, or through the room of its kind. */
  searched: 'column' | 'room' | 'never'
  /** How people say what they look for in it; nobody filters by it without. */
  filtered?: FilterForm
  /** People may call a record by it: its column is text. */
  readable?: true
  /** What it holds is the key of something that must be there, of a record, an item of a list or a part. */
  pointsAt?: 'record' | 'list' | 'part'
  /** What it holds when nothing was said; null without. */
  blank?: Value
}

/** Some of the declared choices, of a fixed list, of the records that it may lead to; from one up to another figure, day or hour; yes or no; part of a text. */
export type FilterForm = 'choices' | 'list' | 'records' | 'figures' | 'days' | 'hours' | 'flag' | 'text'

const own = { stored: true, sortable: true } as const
const said = { ...own, searched: 'column' } as const
const looked = { ...own, searched: 'room' } as const
const follows = { derived: true, sortable: true, searched: 'room' } as const

/** The traits of the generator's kinds. */
export const traits = {
  id: { ...looked, derived: true },
  text: { ...said, filtered: 'text', readable: true },
  email: { ...said, filtered: 'text', readable: true },
  accountEmail: { sortable: true, searched: 'room', filtered: 'text' },
  password: { secret: true, searched: 'never' },
  integer: { ...said, filtered: 'figures', figure: true },
  decimal: { ...said, filtered: 'figures', figure: true },
  date: { ...looked, filtered: 'days' },
  time: { ...looked, filtered: 'hours' },
  flag: { ...looked, filtered: 'flag', blank: false },
  choice: { ...looked, filtered: 'choices' },
  choices: { ...looked, filtered: 'choices', blank: [] },
  lookup: { ...looked, filtered: 'list', pointsAt: 'list' },
  reference: { ...looked, filtered: 'records', sortable: 'asRead', pointsAt: 'record' },
  part: { searched: 'never', pointsAt: 'part' },
  via: follows,
  inherited: { derived: true, sortable: true, searched: 'never', filtered: 'records' },
  computed: { derived: true, searched: 'never' },
} as const satisfies { readonly [K in BaseKind]: Traits }

/** The kinds with a trait: a room that treats those alone says `{ [K in KindWith<'pointsAt'>]: … }`, and lacks none. */
export type KindWith<T extends keyof Traits> = {
  [K in BaseKind]: (typeof traits)[K] extends { [N in T]: NonNullable<Traits[T]> } ? K : never
}[BaseKind]

export const traitsOf = ({ kind }: Pick<AnyField, 'kind'>): Traits => (isBase(kind) ? traits[kind] : ownTraits(kind))

/** Whether people may call a record by this field. */
export const isReadable = (field: AnyField | undefined): boolean =>
  field !== undefined && traitsOf(field).readable === true

/** Whether the generator itself brings the kind, and not the house. */
export const isBase = (kind: FieldKind): kind is BaseKind => Object.hasOwn(traits, kind)

const ownTraits = (kind: OwnKind): Traits => {
  const known: Readonly<Record<string, { traits: Traits } | undefined>> = house().kinds
  const found = known[kind]
  if (!found) throw new Error(`no kind is called «${String(kind)}»`)
  return found.traits
}

/** What history does not tell of a record: what is secret, and what other fields say already. */
export const isUntold = (field: AnyField) => {
  const { secret, derived, stored } = traitsOf(field)
  return secret === true || (derived === true && !stored)
}
