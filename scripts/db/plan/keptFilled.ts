import { literal } from '../../../server/db/literal.ts'
import type { Wishes } from './decisions.ts'
import type { KeptField } from './keptFields.ts'
import { tableIn, type Snapshot } from './snapshot.ts'
import { editionOf, says, storedFunctions, type StoredFunction } from './storedFunctions.ts'
import { storedTriggers, type StoredTrigger } from './storedTriggers.ts'
import { unsettled } from './unsettled.ts'

/** Says of each that no trigger which these statements leave fills it from where its declaration says that it comes, or that the one which does goes another way from there. */
export const unfilledKept = (kept: readonly KeptField[], statements: readonly string[]): readonly string[] =>
  faultsIn(kept, storedTriggers(statements), storedFunctions(statements)).map(({ told }) => told)

/** The statements that stop a migration to these columns while no trigger fills one, or it is filled as before its way changed: only people know how it follows from other rows. */
export const filledByNobody = (
  before: Snapshot,
  from: Snapshot,
  { kept = [], triggers, functions = [] }: Wishes,
): readonly string[] => {
  const isIn = (snapshot: Snapshot, { table, column }: KeptField) => Boolean(tableIn(snapshot, table)?.columns[column])
  const added = kept.filter(field => !isIn(from, field)).map(field => ({ field, told: unfilled(field), by: undefined }))
  const changed = triggers
    ? faultsIn(
        kept.filter(field => isIn(before, field)),
        triggers,
        functions,
      )
    : []
  return [...added, ...changed].map(({ field, told, by }) =>
    unsettled(`${told} Después: npm run db:migration -- --sellar.`, noTriggerOf(field, by)),
  )
}

type Fault = { field: KeptField; told: string; by: StoredFunction | undefined }

const faultsIn = (
  kept: readonly KeptField[],
  triggers: readonly StoredTrigger[],
  functions: readonly StoredFunction[],
): readonly Fault[] => {
  const tables = new Set(kept.flatMap(({ ways }) => ways.flat().map(({ table }) => table)))
  return kept.flatMap(field => {
    const { table, column, from } = field
    const filling = triggers.filter(each => each.table === table && each.columns.includes(column))
    const calledBy = (calls: string | undefined) => functions.find(({ name }) => name === calls)
    const trigger = filling.find(({ columns }) => columns.includes(from))
    const by = calledBy((trigger ?? filling[0])?.calls)
    if (!trigger) return [{ field, told: unfilled(field), by }]
    return by && goes(field, whole(by, functions), tables)
      ? []
      : [{ field, told: elsewhere(field, trigger.name, trigger.calls), by }]
  })
}

/** Whether a function reads all of one way, and of the tables on ways no other. */
const goes = ({ table, ways }: KeptField, text: string, tables: ReadonlySet<string>) =>
  ways.some(way => {
    const read = new Set([table, ...way.map(each => each.table)])
    return (
      way.every(each => says(text, each.table) && says(text, each.column)) &&
      [...tables].every(each => read.has(each) || !says(text, each))
    )
  })

/** What a function says, with the functions that it calls. */
const whole = (one: StoredFunction, functions: readonly StoredFunction[], past: readonly string[] = []): string => {
  const called = functions.filter(({ name }) => name !== one.name && !past.includes(name) && says(one.body, name))
  return [one.body, ...called.map(each => whole(each, functions, [...past, one.name]))].join('\n')
}

const unfilled = ({ table, column, from }: KeptField) =>
  `«${table}.${column}» se guarda (kept) y ninguna migración dice qué lo llena a partir de «${from}»: escriba a mano su disparador («before insert or update of ${from}, ${column}»), lo que lo cambia cuando cambia aquello de donde viene, y el UPDATE de las filas que ya están, como en 0035_indices_de_campus.sql; o quite kept de su declaración.`

const elsewhere = ({ table, column, from, ways }: KeptField, trigger: string, calls: string) =>
  `«${table}.${column}» se guarda (kept) y su disparador «${trigger}», con la función «${calls}», no lo toma de donde dice su declaración («${from}», y de ahí ${ways.map(way => way.map(each => `«${each.table}.${each.column}»`).join(', ')).join(', o ')}): escriba a mano su nueva edición, la de lo que lo cambia cuando cambia aquello de donde viene, y el UPDATE de las filas que ya están, como en 0062_heredado_de_quien_se_tiene.sql.`

/** No trigger of these columns, or none beside one that still calls this edition of a function. */
const noTriggerOf = ({ table, column, from }: KeptField, old?: StoredFunction) =>
  `SELECT WHERE NOT EXISTS (SELECT FROM pg_trigger t JOIN pg_proc p ON p.oid = t.tgfoid WHERE t.tgrelid = ${literal(`"${table}"`)}::regclass AND ${[
    column,
    from,
  ]
    .map(
      name =>
        `EXISTS (SELECT FROM pg_attribute a WHERE a.attrelid = t.tgrelid AND a.attnum = ANY (t.tgattr) AND a.attname = ${literal(name)})`,
    )
    .join(' AND ')}${old ? ` AND (p.proname, md5(p.prosrc)) <> ${editionOf(old)}` : ''})`
