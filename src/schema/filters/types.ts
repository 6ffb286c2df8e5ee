import type { FieldKind } from '../kinds.ts'
import type { filterForms, FilterForm } from './filterForms.ts'

type FormOf<F> = F extends { kind: infer K extends FieldKind } ? (typeof filterForms)[K] : null

/** The fields of a form of filter. */
export type OfForm<F, Form extends FilterForm> = {
  [K in keyof F]: FormOf<F[K]> extends Form ? K : never
}[keyof F] &
  string

/** The fields that people can filter by. */
export type FilterableIn<F> = OfForm<F, FilterForm>
