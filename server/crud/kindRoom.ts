import type { SQL } from 'drizzle-orm'
import type { FieldKind, FieldOf, Value, Values } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { Queryable } from '../db/queryable.ts'
import type { Option } from './import/optionsOf.ts'
import type { Criterion } from './read/filters/condition.ts'
import type { ReadPlan } from './read/readPlan.ts'
import type { Search } from './read/searchesOf.ts'
import { serverHouse } from './serverHouse.ts'

/** Server half of a kind of field that the house brings. */
export type KindRoom<K extends FieldKind> = {
  /** Adds the columns, joins and order of the field to the read plan of its resource. */
  read: (plan: ReadPlan, name: string, field: FieldOf<K>) => void
  /** Finds where the field holds a searched word. */
  search: Search<K>
  /** Returns the condition of a filter on the field; called where people filter by it or its table stores it. */
  filter: (plan: ReadPlan, name: string, field: FieldOf<K>, criterion: Criterion) => SQL
  /** Returns the text that people read for the field in a record of these values, past or present. Default: its own value in words. */
  textIn?: (db: Queryable, resource: AnyResource, field: FieldOf<K>, values: Values) => Promise<string>
  /** Pointer of a kind that refers to something: the fields that decide with it (`beside`), whether the target exists (`leads`), and the message when it does not. Default: none. */
  pointer?: {
    beside: (resource: AnyResource) => readonly string[]
    leads: (tx: Queryable, value: Value, values: Values, resource: AnyResource) => Promise<boolean>
    message: string
    /** Returns the options beside these values, each with its name and what tells homonyms apart, by which a spreadsheet names one. */
    named: (tx: Queryable, values: Values, resource: AnyResource) => Promise<readonly Option[]>
  }
}

/** Returns the room of a kind that the house brings; undefined for a kind of the generator. */
export const kindRoom = <K extends FieldKind>(kind: K): KindRoom<K> | undefined => {
  const ownKinds: Readonly<Record<string, unknown>> = serverHouse().kinds
  return Object.hasOwn(ownKinds, kind) ? (ownKinds[kind] as KindRoom<K>) : undefined
}
