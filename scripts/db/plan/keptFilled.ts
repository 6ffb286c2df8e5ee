import { literal } from '../../../server/db/literal.ts'
import type { Wishes } from './decisions.ts'
import type { KeptField } from './keptFields.ts'
import { tableIn, type Snapshot } from './snapshot.ts'
import { editionOf, says, storedFunctions, type StoredFunction } from './storedFunctions.ts'
import { storedTriggers, type StoredTrigger } from './storedTriggers.ts'
import { unsettled } from './unsettled.ts'

/** Returns a message for each column that no trigger of these statements fills from the path of its declaration, or whose trigger takes another path. */
export const unfilledKept = (fields: readonly KeptField[], statements: readonly string[]): readonly string[] =>
  faultsIn(fields, storedTriggers(statements), storedFunctions(statements)).map(({ sentence }) => sentence)

/** Returns the statements that stop a migration while no trigger fills one of these columns, or it is still filled the old way after its path changed. Only a person knows how it follows from other rows. */
export const filledByNobody = (
  before: Snapshot,
  from: Snapshot,
  { keptFields = [], triggers, functions = [] }: Wishes,
): readonly string[] => {
  const isIn = (snapshot: Snapshot, { table, column }: KeptField) => Boolean(tableIn(snapshot, table)?.columns[column])
  const added = keptFields
    .filter(field => !isIn(from, field))
    .map(field => ({ field, sentence: unfilled(field), by: undefined }))
  const changed = triggers
    ? faultsIn(
        keptFields.filter(field => isIn(before, field)),
        triggers,
        functions,
      )
    : []
  return [...added, ...changed].map(({ field, sentence, by }) =>
    unsettled(`${sentence} Después: npm run db:migration -- --sellar.`, noTriggerOf(field, by)),
  )
}

type Fault = { field: KeptField; sentence: string; by: StoredFunction | undefined }

const faultsIn = (
  fields: readonly KeptField[],
  triggers: readonly StoredTrigger[],
  functions: readonly StoredFunction[],
): readonly Fault[] => {
  const tables = new Set(fields.flatMap(({ ways }) => ways.flat().map(({ table }) => table)))
  return fields.flatMap(field => {
    const { table, column, from } = field
    const filling = triggers.filter(each => each.table === table && each.columns.includes(column))
    const calledBy = (calls: string | undefined) => functions.find(({ name }) => name === calls)
    const trigger = filling.find(({ columns }) => columns.includes(from))
    const by = calledBy((trigger ?? filling[0])?.calls)
    if (!trigger) return [{ field, sentence: unfilled(field), by }]
    return by && goes(field, wholeBody(by, functions), tables)
      ? []
      : [{ field, sentence: elsewhere(field, trigger.name, trigger.calls), by }]
  })
}

/** Tells whether a function reads every table and column of one way, and no other table that lies on a way. */
const goes = ({ table, ways }: KeptField, text: string, tables: ReadonlySet<string>) =>
  ways.some(way => {
    const read = new Set([table, ...way.map(each => each.table)])
    return (
      way.every(each => says(text, each.table) && says(text, each.column)) &&
      [...tables].every(each => read.has(each) || !says(text, each))
    )
  })

/** Returns the body of a function with those of the functions that it calls. */
const wholeBody = (one: StoredFunction, functions: readonly StoredFunction[], past: readonly string[] = []): string => {
  const called = functions.filter(({ name }) => name !== one.name && !past.includes(name) && says(one.body, name))
  return [one.body, ...called.map(each => wholeBody(each, functions, [...past, one.name]))].join('\n')
}

const unfilled = ({ table, column, from }: KeptField) =>
  `«${table}.${column}» se guarda (kept) y ninguna migración dice qué lo llena a partir de «${from}»: escriba a mano su disparador («before insert or update of ${from}, ${column}»), lo que lo cambia cuando cambia aquello de donde viene, y el UPDATE de las filas que ya están, como en 0035_indices_de_campus.sql; o quite kept de su declaración.`

const elsewhere = ({ table, column, from, ways }: KeptField, trigger: string, calls: string) =>
  `«${table}.${column}» se guarda (kept) y su disparador «${trigger}», con la función «${calls}», no lo toma de donde dice su declaración («${from}», y de ahí ${ways.map(way => way.map(each => `«${each.table}.${each.column}»`).join(', ')).join(', o ')}): escriba a mano su nueva edición, la de lo que lo cambia cuando cambia aquello de donde viene, y el UPDATE de las filas que ya están, como en 0062_heredado_de_quien_se_tiene.sql.`

/** Returns a query with one row when no trigger is set on these columns, or only one that still calls this edition of a function. */
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
