import type { Role } from './account/roles.ts'
import type { RecordWhen, WellAsked, WellOffered, WhenOf } from './conditions.ts'
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
  /** Which rows each of its roles sees, where they differ: all, those of a scope, or those whose field leads to the record that the caller signs in with. */
  sees?: Readonly<Partial<Record<Role, 'all' | Scope | { mine: string }>>>
  /** Only rows linked through this table, whose own columns come as `pivot`. */
  through?: string
  /** The list comes inside `data` under this name. */
  wrap?: string
  /** Only rows whose fields hold these values, or one of them. */
  where?: WhenOf<F>
  /** Only these places of the record, by their topmost names: the name of a reference is a place of its own, that of its `embed`. */
  only?: readonly string[]
  /** By which fields people filter this list, where those are not the resource's. */
  filters?: readonly (string & keyof F)[]
  /** What the records of this door alone have beside their fields. */
  with?: readonly RecordPart[]
  /** Whom its rows await, all of them, and in which words: their home page counts them. */
  pending?: { label: string; roles: readonly Role[] }
  /** One record, the first, instead of a list; 404 when there is none. */
  single?: true
}

/** Records of another resource that belong to one of this: those whose one reference leads here, or those of a door whose parameters it fills, from its fields of the same name or from those that `bind` says. */
export type Related = { of: string; list?: string; bind?: Readonly<Record<string, string>> }

/** How a record that is closed to its form is corrected: by whom, which fields, and the sentence that asks for the reason. */
export type Correction<Field extends string = string> = {
  roles: readonly Role[]
  fields: readonly Field[]
  reason: string
}

/** The path of a resource in the API: its name where it declares none. */
export const resourcePath = ({ path, name }: Pick<AnyResource, 'path' | 'name'>): string => path ?? name

/** The path of one of its records. */
export const recordPath = (resource: Pick<AnyResource, 'path' | 'name'>, key: string | number): string =>
  `${resourcePath(resource)}/${encodeURIComponent(key)}`

/** The parameters of a door's path: `{clave}`. */
export const paramsOf = (path: string): readonly string[] =>
  [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)

/** The door of this name; a name that is none is a defect and throws: it is never taken for any row. */
export const doorOf = ({ name, lists }: Pick<AnyResource, 'name' | 'lists'>, list: string): Door => {
  const door = Object.hasOwn(lists, list) ? lists[list] : undefined
  if (!door) throw new Error(`${name} has no door «${list}»`)
  return door
}

/** `true`, or the sentence that refuses the value of its field; other fields may still be empty. Declared as a method so that a rule over known fields passes where any are. */
export type Rule<V = Values> = { judge(values: V, today: string): true | string }['judge']

type Given<F> = { readonly [K in keyof F]: F[K] extends Field<FieldKind, infer V, boolean, string> ? V | null : never }

/** What a house lets its declarations say beside what the generator reads, by declaration merging; its own rules read it. */
export interface Declared {}

/** An entity; its conditions ask the fields `C`: as it is declared its own, as shared code reads it any. */
export type Resource<
  Name extends string = string,
  F extends Fields = Fields,
  D extends string = string,
  C = Fields,
> = Declared & {
  name: Name
  /** Its path in the API, where that is not its name. */
  path?: string
  label: { one: string; many: string; feminine?: true }
  key: string & keyof F
  title: string & keyof F
  fields: F
  columns: readonly (string & keyof F)[]
  /** The form in titled sections; without them its fields stand in the order of `fields`. */
  form?: readonly { title: string; fields: readonly (string & keyof F)[] }[]
  /** What somebody who adds several records, one after the other, may keep from one to the next. */
  keeps?: readonly (string & keyof F)[]
  /** The form takes all the width there is. */
  wide?: true
  /** What «Buscar» looks through beside the columns. */
  search?: readonly (string & keyof F)[]
  /** What the screen of one record lists under its fields, each for the roles that may read it. */
  related?: readonly Related[]
  /** `false` keeps its records out of what is found from anywhere. */
  findable?: false
  /** By which fields people filter its lists, beside «Buscar»; the kind of each says how. */
  filters?: readonly NoInfer<FilterableIn<F>>[]
  /** Named parts of its lists, each with its live count. */
  views?: Readonly<Record<string, ListView<NoInfer<F>, NoInfer<D>>>>
  /** Order of a list that asks for none; of several fields, rows that are alike in one stand by the next. */
  sort?: (string & keyof F) | readonly [string & keyof F, ...(string & keyof F)[]]
  /** That order begins with the last: dates, of which the latest are wanted. */
  newestFirst?: true
  /** The first and the last day of a record: where one is chosen, those nearest to today stand first. */
  during?: readonly [first: string & keyof F, last: string & keyof F]
  /** What its record has beside its fields, each under its own name. */
  with?: readonly RecordPart[]
  /** What a person reads when the lists of `GET datosgenerales` cannot be read for its form. */
  lookupError?: string
  /** What a person reads when its records cannot be read to choose one of them in a form. */
  failure?: string
  /** What is read again once a record that meets the condition was saved, and what is said when that fails. */
  afterSave?: { read: string; when: WhenOf<NoInfer<C>>; error: string }
  /** Rules between fields; the first that refuses speaks. */
  rules?: { readonly [K in keyof F]?: readonly Rule<Given<F>>[] }
  /** What the database may know against a record before it is saved, by who looks for it: the fields that it asks. Its author reads it and goes past with a tick, of which history tells. */
  advice?: { readonly [A in AdvisorName]?: readonly (string & keyof F)[] }
  /** Each set of fields holds a combination of values only once. */
  unique?: readonly { fields: readonly (string & keyof F)[]; message: string }[]
  /** Columns by which people sort a large table from an index, all of it or what belongs to one place. */
  ordered?: readonly (string & keyof F)[]
  /** Further orders and counts that a large table answers from an index: these columns, in this order; `busqueda` is the text that «Buscar» looks through. One that begins with the order of the resource and its key stands for that order's own. */
  indexes?: readonly (readonly ((string & keyof F) | 'busqueda')[])[]
  /** The combinations of values that a record may hold: it always meets one of these. */
  states?: readonly WhenOf<NoInfer<C>>[]
  lists: Readonly<Record<D, Door<NoInfer<C>>>>
  write?: {
    create?: readonly Role[]
    update?: readonly Role[]
    delete?: readonly Role[]
    scope?: Scope
    /** Judges every change of a record that is there, beside the validation; a new one is judged by `rules`, `unique` and `advice` alone. */
    guard?: Guard
    /** A record that meets the condition of a mode may no longer be written in it. */
    sealed?: {
      update?: RecordWhen<NoInfer<C>>
      delete?: RecordWhen<NoInfer<C>>
      message: string
      /** Who may nevertheless change what of it, for a reason that history keeps. */
      correct?: Correction<string & keyof F>
    }
  }
  /** What can be done to several of its records at once, by name. */
  bulk?: Readonly<Record<string, BulkAction<NoInfer<C>, NoInfer<D>>>>
  /** Its records can sign in with this role, while the condition holds. */
  account?: { rol: Role; when?: WhenOf<NoInfer<C>>; status: string & keyof F }
  /** Its records are the cases of a process, written by its steps alone. */
  process?: AnyProcess
  /** A pure table between two resources, with no endpoint of its own. */
  link?: readonly [left: string & keyof F, right: string & keyof F]
  screen?: Screen<string & keyof F, NoInfer<D>>
}

/** Declares an entity: table, endpoints, validation, permissions and screens all come from here. */
export function defineResource<const Name extends string, F extends Fields, const D extends string>(
  resource: Resource<Name, F, D, F> & { fields: WellAsked<NoInfer<F>> },
): Resource<Name, F, D>
export function defineResource(resource: object) {
  return resource
}

type Closed<R> = { [K in keyof R]: R[K] extends { fields: infer F } ? { fields: WellOffered<F, R> } : unknown }

/** The registry: a reference to a resource that is not in it, or through a door that it does not have, does not compile. */
export const defineResources = <const R extends Record<string, object>>(resources: R & Closed<R>): R => resources

/** A resource as shared code sees it, whatever its fields. */
export type AnyResource = Omit<Resource, 'fields' | 'rules' | 'filters' | 'views' | 'advice'> & {
  advice?: Readonly<Record<string, readonly string[]>>
  fields: Readonly<Record<string, AnyField>>
  filters?: readonly string[]
  views?: Readonly<Record<string, AnyListView>>
  rules?: Readonly<Record<string, readonly Rule[] | undefined>>
}
