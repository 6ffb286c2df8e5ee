import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api'
import { isDeepStrictEqual } from 'node:util'

/** The declared tables at one moment, as drizzle-kit describes them. */
export type Snapshot = Omit<ReturnType<typeof generateDrizzleJson>, 'tables'> & { tables: Named<Table> }

export type Table = {
  name: string
  columns: Named<Column>
  indexes: Named<{ isUnique: boolean; columns: readonly { expression: string; isExpression: boolean }[] }>
  foreignKeys: Named<{
    tableFrom: string
    tableTo: string
    columnsFrom: readonly string[]
    columnsTo: readonly string[]
  }>
  compositePrimaryKeys: Named<{ columns: readonly string[] }>
  uniqueConstraints: Named<{ columns: readonly string[] }>
  checkConstraints: Named<{ name: string; value: string }>
}

export type Column = {
  name: string
  type: string
  primaryKey: boolean
  notNull: boolean
  default?: unknown
  generated?: { as: string }
  identity?: unknown
}

type Named<V> = Readonly<Record<string, V>>

/** Returns the snapshot of a schema. Goes through JSON once, so that it can be compared with one read from a file. */
export const snapshotOf = (schema: Record<string, unknown>, previous?: string): Snapshot =>
  JSON.parse(JSON.stringify(generateDrizzleJson(schema, previous)))

/** Returns the same snapshot with these tables. */
export const withTables = (snapshot: Snapshot, tables: readonly Table[]): Snapshot => ({
  ...snapshot,
  tables: Object.fromEntries(tables.map(table => [`public.${table.name}`, table])),
})

export const tablesOf = (snapshot: Snapshot): readonly Table[] => Object.values(snapshot.tables)
export const tableIn = (snapshot: Snapshot, name: string): Table | undefined => snapshot.tables[`public.${name}`]
export const columnsOf = (table: Table): readonly Column[] => Object.values(table.columns)

/** Returns the SQL from one snapshot to another that only adds, only removes or only changes, so that drizzle-kit has nothing to ask. Passes it only the tables that differ, because it is slow with each. */
export const statementsBetween = (from: Snapshot, to: Snapshot): Promise<string[]> => {
  const differs = (name: string) => !same(from.tables[name], to.tables[name])
  const narrow = (snapshot: Snapshot) => ({ ...snapshot, tables: pick(snapshot.tables, (_, name) => differs(name)) })
  return generateMigration(narrow(from), narrow(to))
}

export const same = (one: unknown, other: unknown): boolean => isDeepStrictEqual(one, other)

export const mapValues = <V>(record: Named<V>, change: (value: V) => V): Record<string, V> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]))

/** Returns the entries of a record that meet a condition. */
export const pick = <V>(record: Named<V>, isWanted: (value: V, name: string) => boolean): Record<string, V> =>
  Object.fromEntries(Object.entries(record).filter(([name, value]) => isWanted(value, name)))
