import type { Field } from './fields.ts'
import type { FieldKind } from './kinds.ts'

/** A record with the fields of a declaration: a field that is no longer declared does not compile. */
export type DeclaredRecord<R extends { fields: object }> = {
  [K in keyof R['fields']]: R['fields'][K] extends Field<FieldKind, infer V, infer Filled, string>
    ? Filled extends true
      ? V
      : V | null
    : unknown
}
