import type { Check, CheckBuilders } from './checkOf.ts'
import type { FieldKind, FieldOf, OwnKind } from './kinds.ts'
import { house } from './house.ts'
import type { AnyResource } from './resource.ts'
import type { Traits } from './traits.ts'

/** Rules of a kind that the house adds, for both halves. */
export type KindRules<K extends FieldKind> = {
  traits: Traits
  /** Returns the check of a filled value; see `checkOf`. */
  check: (field: FieldOf<K>, builders: CheckBuilders) => Check
  /** Returns a sentence for each reason why the resource cannot have such a field; `where` names the field. */
  mistakes?: (where: string, resource: AnyResource) => string[]
  /** Returns the places of the record that it fills beside the field's own. */
  brings?: (place: string) => readonly string[]
  /** Renders a value as people read it. Default: the value itself. */
  text?: (value: unknown, field: FieldOf<K>, record: Readonly<Record<string, unknown>>) => string
  /** Reads the text of a cell as a body would carry it. Default: the text itself. */
  read?: (text: string, field: FieldOf<K>) => unknown
  /** Sample of how it is written, for templates. Default: the first known sample that its check accepts. */
  example?: string
  /** `true` for a text that is read sign by sign: no line breaks inside it. */
  code?: true
}

export type OwnKinds = { readonly [K in OwnKind]: KindRules<K> }

/** Returns the rules of a kind that the house adds; undefined for one of the generator's. */
export const rulesOf = <K extends FieldKind>(kind: K): KindRules<K> | undefined => {
  const ownKinds: Readonly<Record<string, unknown>> = house().kinds
  return Object.hasOwn(ownKinds, kind) ? (ownKinds[kind] as KindRules<K>) : undefined
}
