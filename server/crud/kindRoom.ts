import type { SQL } from 'drizzle-orm'
import type { FieldKind, FieldOf, Value, Values } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { Queryable } from '../context.ts'
import type { Option } from './import/optionsOf.ts'
import type { Wanted } from './read/filters/condition.ts'
import type { ReadPlan } from './read/readPlan.ts'
import type { Search } from './read/searchesOf.ts'
import { serverHouse } from './serverHouse.ts'

/** What the server does with a kind of field that the house brings. */
export type KindRoom<K extends FieldKind> = {
  /** Lays what is read of it into the plan of its resource. */
  read: (plan: ReadPlan, name: string, field: FieldOf<K>) => void
  /** How a word is looked for in it. */
  search: Search<K>
  /** The rows in which it is as a filter asks, where people filter by it or its table keeps it. */
  filter: (plan: ReadPlan, name: string, field: FieldOf<K>, wanted: Wanted) => SQL
  /** What people read of it in a record of these values, of whatever time, where its text is not all there is. */
  told?: (db: Queryable, resource: AnyResource, field: FieldOf<K>, values: Values) => Promise<string>
  /** For one that points at something: whether it is there, the fields that decide with it, and what is said when it is not. */
  pointer?: {
    beside: (resource: AnyResource) => readonly string[]
    leads: (tx: Queryable, value: Value, values: Values, resource: AnyResource) => Promise<boolean>
    message: string
    /** What it may be beside these values, each with what people call it and what tells it from another of that name: how a spreadsheet names it. */
    named: (tx: Queryable, values: Values, resource: AnyResource) => Promise<readonly Option[]>
  }
}

/** The room of a kind that the house brings; undefined for one of the generator's. */
export const kindRoom = <K extends FieldKind>(kind: K): KindRoom<K> | undefined => {
  const known: Readonly<Record<string, unknown>> = serverHouse().kinds
  return Object.hasOwn(known, kind) ? (known[kind] as KindRoom<K>) : undefined
}
