import type { Field } from './fields.ts'
import type { FieldKind } from './kinds.ts'

/** What a record of a declaration says in the fields of its own: a field that is declared no more is none of them. */
export type DeclaredRecord<R extends { fields: object }> = {
  [K in keyof R['fields']]: R['fields'][K] extends Field<FieldKind, infer V, infer Filled, string>
    ? Filled extends true
      ? V
      : V | null
    : unknown
}
