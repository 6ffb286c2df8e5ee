import type { Check, CheckBuilders } from './checkOf.ts'
import type { FieldKind, FieldOf, OwnKind } from './kinds.ts'
import { house } from './house.ts'
import type { AnyResource } from './resource.ts'
import type { Traits } from './traits.ts'

/** What a house says of a kind of its own, for both halves. */
export type KindRules<K extends FieldKind> = {
  traits: Traits
  /** What a filled value must be; see `checkOf`. */
  check: (field: FieldOf<K>, builders: CheckBuilders) => Check
  /** Sentences of why the resource cannot have such a field; `where` names the field. */
  mistakes?: (where: string, resource: AnyResource) => string[]
  /** Where its record lays more than its own value, beside the field's place. */
  brings?: (place: string) => readonly string[]
  /** What people read of a value; the value itself without. */
  text?: (value: unknown, field: FieldOf<K>, record: Readonly<Record<string, unknown>>) => string
  /** What a person writes in the cell of a spreadsheet, as a body would say it; the text itself without. */
  read?: (text: string, field: FieldOf<K>) => unknown
  /** What a template shows of how it is written, where its value is not that. */
  example?: string
  /** It is read sign by sign: no line breaks inside it. */
  code?: true
}

export type OwnKinds = { readonly [K in OwnKind]: KindRules<K> }

/** The rules of a kind that the house brings; undefined for one of the generator's. */
export const rulesOf = <K extends FieldKind>(kind: K): KindRules<K> | undefined => {
  const known: Readonly<Record<string, unknown>> = house().kinds
  return Object.hasOwn(known, kind) ? (known[kind] as KindRules<K>) : undefined
}
