import { literal } from '../../../server/db/literal.ts'
import { inheritedFields } from '../../../server/db/inheritedColumns.ts'
import { columnName } from '../../../src/schema/record/columnName.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { tableIn, type Snapshot } from './snapshot.ts'
import { storedTriggers } from './storedTriggers.ts'
import { unsettled } from './unsettled.ts'

/** A column in which rows keep what they inherit, and the column of theirs where the way there begins. */
export type KeptField = { table: string; column: string; from: string }

/** The columns that declarations keep so. */
export const keptFields = (resources: readonly AnyResource[]): readonly KeptField[] =>
  resources.flatMap(resource =>
    inheritedFields(resource).map(({ name, path: [first = ''] }) => {
      const field = resource.fields[first]
      return { table: resource.name, column: name, from: field ? columnName(first, field) : first }
    }),
  )

/** The statements that stop a migration which adds such a column while no trigger fills it: only people know how it follows from other rows. */
export const filledByNobody = (from: Snapshot, kept: readonly KeptField[] = []): readonly string[] =>
  kept
    .filter(({ table, column }) => !tableIn(from, table)?.columns[column])
    .map(field => unsettled(`${toldOf(field)} Después: npm run db:migration -- --sellar.`, noTriggerOf(field)))

/** Says of each that no trigger which these statements leave fills it from where its declaration says that it comes. */
export const unfilledKept = (kept: readonly KeptField[], statements: readonly string[]): readonly string[] => {
  const triggers = storedTriggers(statements)
  return kept
    .filter(
      ({ table, column, from }) =>
        !triggers.some(each => each.table === table && each.columns.includes(column) && each.columns.includes(from)),
    )
    .map(toldOf)
}

const toldOf = ({ table, column, from }: KeptField) =>
  `«${table}.${column}» se guarda (kept) y ninguna migración dice qué lo llena a partir de «${from}»: escriba a mano su disparador («before insert or update of ${from}, ${column}»), lo que lo cambia cuando cambia aquello de donde viene, y el UPDATE de las filas que ya están, como en 0035_indices_de_campus.sql; o quite kept de su declaración.`

const noTriggerOf = ({ table, column, from }: KeptField) =>
  `SELECT WHERE NOT EXISTS (SELECT FROM pg_trigger t WHERE t.tgrelid = ${literal(`"${table}"`)}::regclass AND ${[
    column,
    from,
  ]
    .map(
      name =>
        `EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = t.tgrelid AND a.attnum = ANY (t.tgattr) AND a.attname = ${literal(name)})`,
    )
    .join(' AND ')})`
