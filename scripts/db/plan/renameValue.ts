import { literal } from '../../../server/db/literal.ts'
import { MigrationRefusal } from './MigrationRefusal.ts'
import type { Renamed } from './rename.ts'
import { mapValues, tablesOf, withTables, type Snapshot, type Table } from './snapshot.ts'
import { filtersToldToRows } from './toldToRows.ts'
import { isVersioned, raised } from './version.ts'

/**
 * Renames a value of a closed list: in changed checks of its column, in rows, and in saved views. Checks of several
 * columns are built anew. MigrationRefusal if it was never allowed, or still is.
 */
export const renameValue = (
  snapshot: Snapshot,
  table: Table,
  { column, from, to, goal }: { column: string; from: string; to: string; goal: Table | undefined },
): Renamed => {
  const { name, checkConstraints } = table
  const [was, is] = [literal(from), literal(to)]
  const limits = Object.values(checkConstraints)
    .filter(
      each =>
        each.value.includes(`"${column}"`) &&
        each.value.includes(was) &&
        goal?.checkConstraints[each.name]?.value !== each.value,
    )
    .map(each => ({ ...each, value: each.value.replaceAll(was, () => is) }))
  if (!limits.length)
    throw new MigrationRefusal(
      `«${name}.${column}» no admitía «${from}», que se quiere renombrar, o lo admite todavía.`,
    )
  const alone = limits.filter(({ value }) => value.startsWith(`"${column}" in (`))
  const staying = Object.entries(checkConstraints).filter(
    ([, { name }]) => !limits.some(limit => limit.name === name) || alone.some(limit => limit.name === name),
  )
  const renamed = mapValues(Object.fromEntries(staying), each => alone.find(limit => limit.name === each.name) ?? each)
  return {
    statements: [
      ...limits.map(limit => `ALTER TABLE "${name}" DROP CONSTRAINT "${limit.name}";`),
      `UPDATE "${name}" SET "${column}" = ${is}${isVersioned(table) ? `, ${raised}` : ''} WHERE "${column}" = ${was};`,
      ...alone.map(limit => `ALTER TABLE "${name}" ADD CONSTRAINT "${limit.name}" CHECK (${limit.value});`),
      ...filtersToldToRows(snapshot, name, { from, to, columns: [column] }),
    ],
    after: withTables(
      snapshot,
      tablesOf(snapshot).map(each => (each.name === name ? { ...each, checkConstraints: renamed } : each)),
    ),
  }
}
