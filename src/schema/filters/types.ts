import type { OneValueOf } from '../conditions.ts'
import type { FieldKind, OwnKind } from '../kinds.ts'
import type { FilterForm, traits } from '../traits.ts'
import type { RelativeDay } from './today.ts'

/** Form of a field's filter; `text` for a kind of the house, which is checked when the house starts. */
type FormOf<F> = F extends { kind: infer K extends FieldKind }
  ? K extends OwnKind
    ? 'text'
    : K extends keyof typeof traits
      ? (typeof traits)[K] extends { filtered: infer Form }
        ? Form
        : null
      : null
  : null

/** Names of the fields whose filter has one of these forms. */
type OfForm<F, Form extends FilterForm> = {
  [K in keyof F]: FormOf<F[K]> extends Form ? K : never
}[keyof F] &
  string

/** Names of the fields that people can filter by. */
export type FilterableIn<F> = OfForm<F, FilterForm>

type Some<V> = V | readonly V[]
type Ranged<F> = OfForm<F, 'figures' | 'hours'>
type Ends<K extends string> = K | `${K}_gte` | `${K}_lte`

/** Names of the fields that a record may leave empty, as far as the compiler can tell. */
type Emptiable<F> = {
  [K in OfForm<F, Exclude<FilterForm, 'flag'>>]: F[K] extends { filled?: true; kind: infer Kind }
    ? Kind extends 'choices'
      ? K
      : never
    : K
}[OfForm<F, Exclude<FilterForm, 'flag'>>]

/** A filter on these fields, each name with values of its kind; any other name or value does not compile. */
export type FilterOf<F> = {
  readonly [K in OfForm<F, 'choices' | 'list' | 'records'>]?: Some<OneValueOf<F[K]>>
} & {
  readonly [K in OfForm<F, 'flag'>]?: boolean
} & {
  readonly [K in Ranged<F> as Ends<K>]?: OneValueOf<F[K]>
} & {
  readonly [K in OfForm<F, 'days'> as Ends<K>]?: string | RelativeDay
} & {
  readonly [K in OfForm<F, 'text'> as K | `${K}_contiene`]?: string
} & {
  readonly [K in Emptiable<F> as `${K}_vacio`]?: boolean
}
