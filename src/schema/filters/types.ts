import type { FieldKind, OwnKind } from '../kinds.ts'
import type { FilterForm, traits } from '../traits.ts'

/** The form of a field's filter; a kind of the house is judged when the house starts. */
type FormOf<F> = F extends { kind: infer K extends FieldKind }
  ? K extends OwnKind
    ? 'text'
    : K extends keyof typeof traits
      ? (typeof traits)[K] extends { filtered: infer Form }
        ? Form
        : null
      : null
  : null

/** The fields of some forms of filter. */
export type OfForm<F, Form extends FilterForm> = {
  [K in keyof F]: FormOf<F[K]> extends Form ? K : never
}[keyof F] &
  string

/** The fields that people can filter by. */
export type FilterableIn<F> = OfForm<F, FilterForm>
