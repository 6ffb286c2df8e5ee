import type { Role } from './account/roles.ts'
import type { RecordWhen, ValidConditions, ValidOffers, WhenOf } from './conditions.ts'
import type { Field } from './fields.ts'
import type { BulkAction } from './bulk.ts'
import type { AnyField, FieldKind, Fields, Values } from './kinds.ts'
import type { AdvisorName, Guard, RecordPart, Scope } from './names.ts'
import type { Screen } from './screen.ts'
import type { AnyListView, ListView } from './filters/listViews.ts'
import type { FilterableIn } from './filters/types.ts'
import type { AnyProcess } from './process/process.ts'

/** A way to read a resource: one GET of the specification. Parameters in the path bind the column of the same name. */
export type Door<F = Fields> = {
  path: string
  roles: readonly Role[]
  scope?: readonly Scope[]
  /** The rows that each of its roles sees, where they differ: all, those of a scope, or those whose field refers to the record that the caller signs in with. */
  sees?: Readonly<Partial<Record<Role, 'all' | Scope | { mine: string }>>>
  /** Link table through which its rows are reached; the table's own columns come as `pivot`. */
  through?: string
  /** Name under which the list comes inside `data`. */
  wrap?: string
  /** Values that the fields of its rows must hold, one or several each. */
  where?: WhenOf<F>
  /** Topmost places of the record that it shows; a reference and its `embed` are places of their own. Default: all. */
  only?: readonly string[]
  /** Fields by which people filter this list. Default: those of the resource. */
  filters?: readonly (string & keyof F)[]
  /** Parts that the records of this door alone have beside their fields. */
  with?: readonly RecordPart[]
  /** Roles that all its rows await, and the words that count them on their home page. */
  pending?: { label: string; roles: readonly Role[] }
  /** `true` answers the first record instead of a list; 404 when there is none. */
  single?: true
}

/**
 * Records of another resource that belong to one of this: those whose only reference leads here or, with `list`, those
 * of that door, whose parameters are fields of the record (renamed by `bind`).
 */
export type Related = { of: string; list?: string; bind?: Readonly<Record<string, string>>; begins?: BegunElsewhere }

/**
 * Beginning of a related record on a screen of its own: a link to it, for the roles that open it, with the choices by
 * which it finds the surrounding record. `once`: a record has one at most, so the link goes once there is one. `unless`:
 * path that answers as `motivo` why none can begin, which is then shown in place of the link; null where one can.
 */
type BegunElsewhere = {
  label: string
  at: `/${string}`
  choices: { of(key: string): Readonly<Record<string, string>> }['of']
  once?: true
  unless?: { of(key: string): string }['of']
}

/** Correction of a record that is closed to its form: the roles and fields, and the sentence that asks for the reason. */
export type Correction<Field extends string = string> = {
  roles: readonly Role[]
  fields: readonly Field[]
  reason: string
}

/** Returns the path of a resource in the API: its name where it declares none. */
export const resourcePath = ({ path, name }: Pick<AnyResource, 'path' | 'name'>): string => path ?? name

/** Returns the path of one of its records. */
export const recordPath = (resource: Pick<AnyResource, 'path' | 'name'>, key: string | number): string =>
  `${resourcePath(resource)}/${encodeURIComponent(key)}`

/** Returns the parameters of a door's path: `clave` of `{clave}`. */
export const paramsOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** Returns the door of this name. Throws for an unknown one, which is a defect. */
export const doorOf = ({ name, lists }: Pick<AnyResource, 'name' | 'lists'>, list: string): Door => {
  const door = Object.hasOwn(lists, list) ? lists[list] : undefined
  if (!door) throw new Error(`${name} has no door «${list}»`)
  return door
}

/** Judges a field with its record: `true`, or the sentence that refuses it; others may still be empty. Declared as a method so that a rule over known fields passes where any are. */
export type Rule<V = Values> = { judge(values: V, today: string): true | string }['judge']

type Given<F> = { readonly [K in keyof F]: F[K] extends Field<FieldKind, infer V, boolean, string> ? V | null : never }

/** Options that a house adds to its declarations by declaration merging; its own rules read them. */
export interface Declared {}

/** An entity. `C` are the fields that its conditions may ask: its own where it is declared, any in shared code. */
export type Resource<
  Name extends string = string,
  F extends Fields = Fields,
  D extends string = string,
  C = Fields,
> = Declared & {
  name: Name
  /** Path in the API. Default: its name. */
  path?: string
  label: { one: string; many: string; feminine?: true }
  key: string & keyof F
  title: string & keyof F
  fields: F
  columns: readonly (string & keyof F)[]
  /** Titled sections of the form. Default: all fields, in the order of `fields`. */
  form?: readonly { title: string; fields: readonly (string & keyof F)[] }[]
  /** Fields that somebody who adds several records in a row may keep from one to the next. */
  keeps?: readonly (string & keyof F)[]
  /** `true` gives the form all the width there is. */
  wide?: true
  /** Fields that «Buscar» looks through beside the columns. */
  search?: readonly (string & keyof F)[]
  /** Related lists that the screen of one record shows under its fields, each to the roles that may read it. */
  related?: readonly Related[]
  /** `false` keeps its records out of what is found from anywhere. */
  findable?: false
  /** Fields by which people filter its lists, beside «Buscar»; the kind of each says how. */
  filters?: readonly NoInfer<FilterableIn<F>>[]
  /** Named parts of its lists, each with its live count. */
  views?: Readonly<Record<string, ListView<NoInfer<F>, NoInfer<D>>>>
  /** Order of a list that asks for none; of several fields, each sorts the rows that are alike in those before it. Default: the key. */
  sort?: (string & keyof F) | readonly [string & keyof F, ...(string & keyof F)[]]
  /** `true` reverses that order, as for dates of which the latest are wanted. */
  newestFirst?: true
  /** First and last day of a record: where one is chosen, those nearest to today come first. */
  during?: readonly [first: string & keyof F, last: string & keyof F]
  /** Parts that its record has beside its fields, each under its own name. */
  with?: readonly RecordPart[]
  /** Text shown when the small fixed lists of the house cannot be read for its form. */
  lookupError?: string
  /** Text shown when its records cannot be read to choose one of them in a form. */
  failure?: string
  /** Call that is read again after a record that meets the condition is saved, and the text shown when that fails. */
  afterSave?: { read: string; when: WhenOf<NoInfer<C>>; error: string }
  /** Rules between fields; of those of a field the first that refuses is shown. */
  rules?: { readonly [K in keyof F]?: readonly Rule<Given<F>>[] }
  /** Advisors that judge a record by the database before it is saved, each with the fields whose change asks it. The author may go past findings with a tick, which history records. */
  advice?: { readonly [A in AdvisorName]?: readonly (string & keyof F)[] }
  /** Sets of fields whose values are unique together, each with the sentence that refuses a second record. */
  unique?: readonly { fields: readonly (string & keyof F)[]; message: string }[]
  /** Columns by which people sort a large table; each is indexed over the whole table and within one place. */
  ordered?: readonly (string & keyof F)[]
  /** Further indexes of a large table, columns in order; `busqueda` is the text that «Buscar» looks through. One that begins with the resource's order and key replaces that order's own. */
  indexes?: readonly (readonly ((string & keyof F) | 'busqueda')[])[]
  /** The combinations of values that a record may hold: it always meets one of these. */
  states?: readonly WhenOf<NoInfer<C>>[]
  lists: Readonly<Record<D, Door<NoInfer<C>>>>
  write?: {
    create?: readonly Role[]
    update?: readonly Role[]
    delete?: readonly Role[]
    scope?: Scope
    /** Rule that judges every change of an existing record, beside the validation; a new one is judged by `rules`, `unique` and `advice` alone. */
    guard?: Guard
    /** Conditions by mode: a record that meets one may no longer be written in that mode. */
    sealed?: {
      update?: RecordWhen<NoInfer<C>>
      delete?: RecordWhen<NoInfer<C>>
      message: string
      /** Correction that some roles may still make, for a reason that history keeps. */
      correct?: Correction<string & keyof F>
    }
  }
  /** Actions on several of its records at once, by name. */
  bulk?: Readonly<Record<string, BulkAction<NoInfer<C>, NoInfer<D>>>>
  /** Lets its records sign in with this role while the condition holds and the field `status` says that they are active (1). */
  account?: { rol: Role; when?: WhenOf<NoInfer<C>>; status: string & keyof F }
  /** The process of which its records are the cases, written by its steps alone. */
  process?: AnyProcess
  /** The two references of a pure link table, which has no endpoint of its own. */
  link?: readonly [left: string & keyof F, right: string & keyof F]
  screen?: Screen<string & keyof F, NoInfer<D>>
}

/** Declares an entity: table, endpoints, validation, permissions and screens all come from here. */
export function defineResource<const Name extends string, F extends Fields, const D extends string>(
  resource: Resource<Name, F, D, F> & { fields: ValidConditions<NoInfer<F>> },
): Resource<Name, F, D>
export function defineResource(resource: object) {
  return resource
}

type Closed<R> = { [K in keyof R]: R[K] extends { fields: infer F } ? { fields: ValidOffers<F, R> } : unknown }

/** Declares the registry: a reference to a resource that is not in it, or through a door that it does not have, does not compile. */
export const defineResources = <const R extends Record<string, object>>(resources: R & Closed<R>): R => resources

/** A resource as shared code sees it, whatever its fields. */
export type AnyResource = Omit<Resource, 'fields' | 'rules' | 'filters' | 'views' | 'advice'> & {
  advice?: Readonly<Record<string, readonly string[]>>
  fields: Readonly<Record<string, AnyField>>
  filters?: readonly string[]
  views?: Readonly<Record<string, AnyListView>>
  rules?: Readonly<Record<string, readonly Rule[] | undefined>>
}
