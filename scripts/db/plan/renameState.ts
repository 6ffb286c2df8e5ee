import { literal } from '../../../server/db/literal.ts'
import type { Renamed } from './rename.ts'
import { mapValues, tablesOf, withTables, type Snapshot, type Table } from './snapshot.ts'
import { stateToldToRows } from './toldToRows.ts'

/** Renames a state of a process: in the checks that have the old name where the goal has the new one, in the columns that they restrict, in the steps of its cases, and in saved views. */
export const renameState = (
  snapshot: Snapshot,
  { name: table, checkConstraints }: Table,
  { from, to, goal }: { from: string; to: string; goal: Table | undefined },
): Renamed => {
  const [was, is] = [literal(from), literal(to)]
  const limits = Object.values(checkConstraints)
    .filter(({ name, value }) => {
      const limit = goal?.checkConstraints[name]?.value ?? ''
      return value.includes(was) && limit.includes(is) && !limit.includes(was)
    })
    .map(({ name, value }) => ({ name, value: value.replaceAll(was, () => is) }))
  const columns = limits.flatMap(({ value }) => /^"(\w+)" in \(/.exec(value)?.[1] ?? [])
  const renamed = mapValues(checkConstraints, each => ({
    ...each,
    value: limits.find(({ name }) => name === each.name)?.value ?? each.value,
  }))
  return {
    statements: [
      ...limits.map(({ name }) => `ALTER TABLE "${table}" DROP CONSTRAINT "${name}";`),
      ...columns.map(column => `UPDATE "${table}" SET "${column}" = ${is} WHERE "${column}" = ${was};`),
      ...limits.map(({ name, value }) => `ALTER TABLE "${table}" ADD CONSTRAINT "${name}" CHECK (${value});`),
      ...stateToldToRows(snapshot, table, { from, to, columns }),
    ],
    after: withTables(
      snapshot,
      tablesOf(snapshot).map(each => (each.name === table ? { ...each, checkConstraints: renamed } : each)),
    ),
  }
}
