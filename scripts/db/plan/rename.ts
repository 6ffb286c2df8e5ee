import type { Wishes } from './decisions.ts'
import { MigrationRefusal } from './MigrationRefusal.ts'
import { renameState } from './renameState.ts'
import { renameValue } from './renameValue.ts'
import { mapValues, tableIn, tablesOf, withTables, type Snapshot, type Table } from './snapshot.ts'
import { columnToldToRows, listToldToRows, routeToldToRows, tableToldToRows, type Through } from './toldToRows.ts'

/** `tabla`, `tabla.columna`, `tabla.lists.lista`, `proceso.states.estado`, `tabla.columna.valor` or `/ruta`, and its new name. */
export type Renaming = readonly [from: string, to: string]

export type Renamed = { statements: readonly string[]; after: Snapshot }

/** A part of a table named by a longer name: a list, a state of a process, or a value of the column in `of`. */
export type Part = { table: string; of: string; part: string }

/** Parses the name of a list, a state or a value of a column. Undefined for the name of a table or a column. */
export const partIn = (name: string): Part | undefined => {
  const [, table, of, part] = /^(\w+)\.(\w+)\.(.+)$/.exec(name) ?? []
  return table && of && part ? { table, of, part } : undefined
}

/** Tells whether a name is the route of a screen. */
export const isRoute = (name: string) => name.startsWith('/')

/** Returns the statements that rename tables, then lists, states, values and columns (those of a renamed table by its new name), and the resulting snapshot. */
export function rename(before: Snapshot, goal: Snapshot, { renamings = [], through }: Wishes): Renamed {
  const depth = ([from]: Renaming) => (partIn(from) ? 1 : from.includes('.') ? 2 : 0)
  const ordered = renamings.toSorted((one, other) => depth(one) - depth(other))
  return ordered.reduce<Renamed>(
    ({ statements, after }, [from, to]) => {
      if (isRoute(from)) return { statements: [...statements, ...routeToldToRows(after, from, to)], after }
      const { table: owner, of = '', part = '' } = partIn(from) ?? {}
      const [name = '', column] = owner ? [owner, ...(isNoColumn(of) ? [] : [of])] : from.split('.')
      const table = tableIn(after, name)
      if (!table || (column && !table.columns[column]))
        throw new MigrationRefusal(`No existe «${from}», que se quiere renombrar.`)
      if (of === 'lists') return { statements: [...statements, ...listToldToRows(after, name, part, to)], after }
      const next = renameIn(after, table, { of, column, part, to, goal: tableIn(goal, name), through })
      return { statements: [...statements, ...next.statements], after: next.after }
    },
    { statements: [], after: before },
  )
}

/** Renames a state, a value or a column of a table, or the table: the smallest of them that is named. */
const renameIn = (after: Snapshot, table: Table, { of, column, part, to, goal, through }: Named): Renamed => {
  if (of === 'states') return renameState(after, table, { from: part, to, goal })
  if (!column) return renameTable(after, table, to)
  return part
    ? renameValue(after, table, { column, from: part, to, goal })
    : renameColumn(after, table, { from: column, to, through })
}

/** A name within a table, its new name, and that table in the goal. `part` is empty for a column and for the table itself. */
type Named = {
  of: string
  column: string | undefined
  part: string
  to: string
  goal: Table | undefined
  through?: Through | undefined
}

/** Words that stand in the place of a column in the name of a list or a state. */
const isNoColumn = (of: string) => of === 'lists' || of === 'states'

const renameTable = (snapshot: Snapshot, { name, columns }: Table, to: string): Renamed => {
  const called = (table: string) => (table === name ? to : table)
  const key = Object.values(columns).some(({ primaryKey }) => primaryKey)
  return {
    statements: [
      `ALTER TABLE "${name}" RENAME TO "${to}";`,
      ...(key ? [`ALTER TABLE "${to}" RENAME CONSTRAINT "${name}_pkey" TO "${to}_pkey";`] : []),
      ...tableToldToRows(snapshot, name, to),
    ],
    after: withTables(
      snapshot,
      tablesOf(snapshot).map(table => ({
        ...table,
        name: called(table.name),
        foreignKeys: mapValues(table.foreignKeys, each => ({
          ...each,
          tableFrom: called(each.tableFrom),
          tableTo: called(each.tableTo),
        })),
      })),
    ),
  }
}

/** Renames a column. PostgreSQL itself follows it in keys, indexes and expressions. */
const renameColumn = (
  snapshot: Snapshot,
  table: Table,
  renaming: { from: string; to: string; through?: Through },
): Renamed => {
  const { name } = table
  const { from, to } = renaming
  const called = (column: string) => (column === from ? to : column)
  const within = (expression: string) => expression.replaceAll(`"${from}"`, `"${to}"`)
  const pointed = (table: Table): Table => ({
    ...table,
    foreignKeys: mapValues(table.foreignKeys, each => ({
      ...each,
      columnsFrom: each.tableFrom === name ? each.columnsFrom.map(called) : each.columnsFrom,
      columnsTo: each.tableTo === name ? each.columnsTo.map(called) : each.columnsTo,
    })),
  })
  const renamedIn = (table: Table): Table => ({
    ...table,
    columns: Object.fromEntries(
      Object.values(table.columns).map(column => [
        called(column.name),
        {
          ...column,
          name: called(column.name),
          ...(column.generated ? { generated: { ...column.generated, as: within(column.generated.as) } } : {}),
        },
      ]),
    ),
    indexes: mapValues(table.indexes, index => ({
      ...index,
      columns: index.columns.map(each => ({
        ...each,
        expression: each.isExpression ? within(each.expression) : called(each.expression),
      })),
    })),
    uniqueConstraints: mapValues(table.uniqueConstraints, each => ({ ...each, columns: each.columns.map(called) })),
    compositePrimaryKeys: mapValues(table.compositePrimaryKeys, each => ({
      ...each,
      columns: each.columns.map(called),
    })),
    checkConstraints: mapValues(table.checkConstraints, each => ({ ...each, value: within(each.value) })),
  })
  return {
    statements: [
      `ALTER TABLE "${name}" RENAME COLUMN "${from}" TO "${to}";`,
      ...columnToldToRows(snapshot, table, renaming),
    ],
    after: withTables(
      snapshot,
      tablesOf(snapshot).map(each => (each.name === name ? renamedIn(pointed(each)) : pointed(each))),
    ),
  }
}
