import { refuseLoss, refuseNewKey, unfilled, type Unfilled, type Wishes } from './decisions.ts'
import { filledByNobody } from './keptFilled.ts'
import { filled, guards } from './guard.ts'
import { rename } from './rename.ts'
import { converted, raiseVersions, retype, retyped } from './retype.ts'
import {
  mapValues,
  pick,
  statementsBetween,
  tableIn,
  tablesOf,
  withTables,
  type Snapshot,
  type Table,
} from './snapshot.ts'
import { sameReaders } from './storedFunctions.ts'
import { isRebuilt, staysUp } from './standing.ts'
import { isVersioned, raised } from './version.ts'

/**
 * Returns the statements from one snapshot to another, in an order that a database full of rows accepts (`stagesOf`).
 * Throws MigrationRefusal where a person must decide.
 */
export async function planMigration(
  before: Snapshot,
  after: Snapshot,
  wishes: Wishes = {},
): Promise<readonly string[]> {
  const { statements, after: from } = rename(before, after, wishes)
  refuseLoss(from, after, wishes)
  refuseNewKey(from, after)
  const plan = [...statements]
  let now = from
  for (const { first = [], to, silently } of stagesOf(from, after, wishes)) {
    plan.push(...first)
    if (!silently) plan.push(...(await statementsBetween(now, to)))
    now = to
  }
  // Statements that stop it until a person has written the missing triggers and functions.
  plan.push(...filledByNobody(before, from, wishes), ...sameReaders(before, after, wishes.functions))
  plan.push(...raiseVersions(retyped(from, after), wishes, from))
  return plan.map(statement => statement.replace(/^DROP TABLE (".+") CASCADE;$/, 'DROP TABLE $1;'))
}

/** A stage of the plan. `first` runs before the statements that lead to the snapshot, or in their place when `silently`. */
type Stage = { first?: readonly string[]; to: Snapshot; silently?: true }

/**
 * Returns the stages: drop constraints and indexes of changing columns, and what is gone; add tables, types, columns;
 * fill; NOT NULL; generated columns; constraints again, each after checking the rows.
 */
function stagesOf(from: Snapshot, after: Snapshot, wishes: Wishes): readonly Stage[] {
  const changes = retyped(from, after)
  const late = unfilled(from, after, wishes)
  const stage = change(after)
  const down = stage(from, (table, goal) => staysUp(table, goal, changes))
  const undone = stage(down, (table, goal) => ({
    columns: pick(table.columns, column => !isRebuilt(column, table, goal, changes)),
  }))
  const narrowed = stage(undone, (table, goal) => ({
    columns: pick(table.columns, ({ name }) => name in goal.columns),
  }))
  const remaining = withTables(
    narrowed,
    tablesOf(narrowed).filter(({ name }) => tableIn(after, name)),
  )
  const created = withTables(remaining, [...tablesOf(remaining), ...fresh(from, after)])
  const ofNewType = stage(created, table => ({
    columns: mapValues(table.columns, each => converted(table, each, changes)),
  }))
  const wide = stage(ofNewType, (table, goal) => ({
    columns: mapValues(
      pick(goal.columns, ({ name, generated }) => !generated || name in table.columns),
      column =>
        waiting(
          column,
          late.find(each => each.table === table.name && each.column === column.name),
        ),
    ),
  }))
  const full = stage(wide, (table, goal) => ({ columns: pick(goal.columns, ({ name }) => name in table.columns) }))
  const complete = stage(full, (_, { columns }) => ({ columns }))
  const bound = stage(complete, (_, { compositePrimaryKeys, uniqueConstraints, checkConstraints }) => ({
    compositePrimaryKeys,
    uniqueConstraints,
    checkConstraints,
  }))
  const indexed = stage(bound, (_, { indexes }) => ({ indexes }))
  return [
    ...[down, undone, narrowed, remaining, created].map(to => ({ to })),
    { first: retype(changes, wishes), to: ofNewType, silently: true },
    { to: wide },
    { first: late.flatMap(each => fill(each, tableIn(created, each.table))), to: full },
    { to: complete },
    { first: guards(complete, bound, from), to: bound },
    { first: guards(bound, indexed, from), to: indexed },
    { first: guards(indexed, after, from), to: after },
  ]
}

/** Changes the tables that stay towards their goal, and leaves the others alone. */
const change =
  (after: Snapshot) =>
  (base: Snapshot, towards: (table: Table, goal: Table) => Partial<Table>): Snapshot =>
    withTables(
      base,
      tablesOf(base).map(table => {
        const goal = tableIn(after, table.name)
        return goal ? { ...table, ...towards(table, goal) } : table
      }),
    )

/** Returns the new tables without foreign keys and indexes, which are added once all tables exist. */
const fresh = (from: Snapshot, after: Snapshot) =>
  tablesOf(after)
    .filter(({ name }) => !tableIn(from, name))
    .map(table => ({ ...table, foreignKeys: {}, indexes: {} }))

/** Returns a column as it is before its rows have values. */
const waiting = (column: Table['columns'][string], late: Unfilled | undefined): Table['columns'][string] => {
  if (!late) return column
  const { default: initial, ...rest } = column
  return { ...rest, notNull: false, ...(late.isNew || initial === undefined ? {} : { default: initial }) }
}

/** Also raises the version, so that a form opened before the rows were filled is refused as stale when it is sent. */
const fill = ({ table, column, by, required }: Unfilled, is: Table | undefined) => [
  ...(by === undefined
    ? []
    : [
        `UPDATE "${table}" SET "${column}" = ${by}${isVersioned(is) && column !== 'version' ? `, ${raised}` : ''} WHERE "${column}" IS NULL;`,
      ]),
  ...(required ? [filled(table, column, keyOf(is))] : []),
]

const keyOf = (table: Table | undefined) =>
  Object.values(table?.columns ?? {}).find(({ primaryKey }) => primaryKey)?.name
