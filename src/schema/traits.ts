import type { AnyField, FieldKind } from './kinds.ts'

/** What every room asks of a kind. A new kind that is not here does not compile. */
export type Traits = {
  /** Kept in a column of the resource's own table; anything else is kept elsewhere or worked out. */
  stored?: true
  /** Follows from something else: no body decides it. */
  derived?: true
  /** Written once and never read back. */
  secret?: true
  /** A list can be sorted by it. */
  sortable?: true
}

const own = { stored: true, sortable: true } as const

export const traits: { readonly [K in FieldKind]: Traits } = {
  id: { ...own, derived: true },
  text: own,
  email: own,
  accountEmail: { sortable: true },
  password: { secret: true },
  integer: own,
  decimal: own,
  date: own,
  time: own,
  flag: own,
  choice: own,
  choices: own,
  lookup: own,
  reference: own,
  postalCode: { sortable: true },
  colonia: own,
  place: { derived: true, sortable: true },
  part: {},
  via: { derived: true, sortable: true },
  computed: { derived: true },
}

export const traitsOf = ({ kind }: AnyField): Traits => traits[kind]
