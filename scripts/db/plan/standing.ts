import { base, type Change } from './retype.ts'
import { pick, same, type Column, type Table } from './snapshot.ts'

/**
 * Returns the constraints and indexes of a table that may stay while columns change; others are built again. PostgreSQL
 * follows a new type in them, but not between tables nor in expressions.
 */
export const staysUp = (table: Table, goal: Table, changes: readonly Change[]): Partial<Table> => {
  const rebuilt = Object.values(table.columns).filter(column => isRebuilt(column, table, goal, changes))
  const ofOtherKind = changes.filter(
    ({ table: one, from, to }) => one === table.name && base(from.type) !== base(to.type),
  )
  const dependsOnMoved = (expression: string) =>
    [...rebuilt, ...ofOtherKind.map(({ to }) => to)].some(({ name }) => expression.includes(`"${name}"`))
  const changed = (name: string, columns: readonly string[]) =>
    columns.some(column => changes.some(({ table: other, to }) => other === name && to.name === column))
  return {
    compositePrimaryKeys: pick(table.compositePrimaryKeys, (each, name) => same(each, goal.compositePrimaryKeys[name])),
    uniqueConstraints: pick(table.uniqueConstraints, (each, name) => same(each, goal.uniqueConstraints[name])),
    checkConstraints: pick(
      table.checkConstraints,
      (each, name) => same(each, goal.checkConstraints[name]) && !dependsOnMoved(each.value),
    ),
    indexes: pick(
      table.indexes,
      (each, name) =>
        same(each, goal.indexes[name]) &&
        !each.columns.some(({ expression, isExpression }) =>
          isExpression ? dependsOnMoved(expression) : rebuilt.some(({ name: one }) => one === expression),
        ),
    ),
    foreignKeys: pick(
      table.foreignKeys,
      (each, name) =>
        same(each, goal.foreignKeys[name]) &&
        !changed(table.name, each.columnsFrom) &&
        !changed(each.tableTo, each.columnsTo),
    ),
  }
}

/** Tells whether a generated column must be made anew. It holds no data of its own. */
export const isRebuilt = (
  { name, generated }: Column,
  table: Table,
  goal: Table,
  changes: readonly Change[],
): boolean =>
  generated !== undefined &&
  (!same(generated, goal.columns[name]?.generated) ||
    changes.some(({ table: other, to }) => other === table.name && generated.as.includes(`"${to.name}"`)))
