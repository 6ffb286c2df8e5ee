import type { Field } from './fields.ts'
import type { FieldKind, Offer, Settlement, Value, When } from './kinds.ts'
import type { RecordPart } from './names.ts'

/** One value of a field; of a list, one of its items. */
export type OneValueOf<F> =
  F extends Field<FieldKind, infer V, boolean, string> ? (V extends readonly (infer Each)[] ? Each : V) : never

/** A condition on these fields, each with values of its kind; any other name or value does not compile. */
export type WhenOf<F> = string extends keyof F
  ? When
  : { readonly [K in keyof F]?: OneValueOf<F[K]> | readonly OneValueOf<F[K]>[] }

/** Values for some of these fields. */
export type SomeOf<F> = string extends keyof F
  ? Readonly<Record<string, Value>>
  : { readonly [K in keyof F]?: OneValueOf<F[K]> | null }

/** A condition that may also name the parts that hand-made rooms add to the record. */
export type RecordWhen<F> = string extends keyof F ? When : WhenOf<F> & { readonly [P in RecordPart]?: When[string] }

/** Names in a condition that are no field of `F`, or whose value the field never has. */
type Mistyped<W, F> = [W] extends [never]
  ? never
  : {
      [N in keyof W]: N extends keyof F ? (W[N] extends OneValueOf<F[N]> | readonly OneValueOf<F[N]>[] ? never : N) : N
    }[keyof W]

type Refused<What extends string, Names> = [Names] extends [never] ? unknown : { error: `${What}: ${Names & string}` }

/** Condition, offer and settlement that a field declares on others of its resource; never where it declares none. */
type Asks<F> = F extends { readonly asks?: infer W } ? IfDeclared<W> : never
type Offers<F> = F extends { readonly offers?: infer O } ? IfDeclared<O> : never
type Settles<F> = F extends { readonly settles?: infer S } ? IfDeclared<S> : never
type IfDeclared<T> = unknown extends T ? never : NonNullable<T>
/** One option of what a field declares; never where it is not declared. */
type OptionOf<T, Option extends string> = [T] extends [never] ? never : T extends { [O in Option]: infer V } ? V : never

/** Refuses a field whose condition, offer or settlement names an unknown field of its resource, or a value that it never has. */
export type ValidConditions<F> = {
  [K in keyof F]: Refused<'its condition asks what there is not', Mistyped<Asks<F[K]>, F>> &
    Refused<'its offer is bound to no field', Exclude<Each<OptionOf<Offers<F[K]>, 'bind'>>, keyof F>> &
    Refused<'its settlement asks what there is not', Exclude<Mistyped<OptionOf<Settles<F[K]>, 'when'>, F>, RecordPart>>
}
type Each<T> = [T] extends [never] ? never : T[keyof T]

/** Refuses a reference to a resource outside the registry, or one whose offer names an unknown door or an impossible condition on its rows. */
export type ValidOffers<F, R> = {
  [K in keyof F]: F[K] extends { kind: 'reference'; to: infer To }
    ? To extends keyof R
      ? R[To] extends { fields: infer T; lists: infer L }
        ? Refused<'its offer is through no door', Exclude<OptionOf<Offers<F[K]>, 'list'>, keyof L>> &
            Refused<'its offer asks what there is not', Mistyped<OptionOf<Offers<F[K]>, 'where'>, T>>
        : unknown
      : Refused<'it leads to no resource', To>
    : unknown
}

/** Target, offer and settlement of a reference; for the type checker alone. */
export type ReferenceCheck<To, O extends Offer, S extends true | Settlement> = {
  to: To
  readonly offers?: O
  readonly settles?: S
}
