import { createHash } from 'node:crypto'
import { literal } from '../../../server/db/literal.ts'
import { base } from './retype.ts'
import { columnsOf, tableIn, tablesOf, type Snapshot } from './snapshot.ts'
import { storedTriggers } from './storedTriggers.ts'
import { unsettled } from './unsettled.ts'

/** A function as the last migration that defines it has it, and the tables whose triggers call it. */
export type StoredFunction = { name: string; body: string; calledBy: readonly string[] }

/** Returns the functions that exist after these statements of migrations. */
export const storedFunctions = (statements: readonly string[]): readonly StoredFunction[] => {
  const script = statements.join(';\n')
  const bodies = new Map<string, string>()
  for (const [, name = '', , body, quoted = '', dropped = ''] of script.matchAll(definition))
    if (dropped) bodies.delete(dropped)
    else bodies.set(name, body ?? quoted.replaceAll("''", "'"))
  const triggers = storedTriggers(statements)
  return [...bodies].map(([name, body]) => ({
    name,
    body,
    calledBy: triggers.flatMap(({ table, calls }) => (calls === name ? [table] : [])),
  }))
}

const definition =
  /\bcreate\s+(?:or\s+replace\s+)?function\s+(?:public\.)?"?(\w+)"?\s*\((?:(?!\bcreate\b)[^;$])*?\bas\s+(?:\$(\w*)\$([\s\S]*?)\$\2\$|'((?:[^']|'')*)')|\bdrop\s+function\s+(?:if\s+exists\s+)?(?:public\.)?"?(\w+)/gi

/** Returns the statements that stop a migration while the unchanged text of a function reads a column that was dropped, renamed or given another type: PostgreSQL does not rewrite the text of functions. */
export const sameReaders = (
  before: Snapshot,
  after: Snapshot,
  functions: readonly StoredFunction[] = [],
): readonly string[] =>
  movedIn(before, after).flatMap(({ table, column }) => {
    const readers = functions.filter(each => reads(each, table, column))
    return readers.length ? [unsettled(toldOf(column ? `${table}.${column}` : table, readers), sameAs(readers))] : []
  })

/** Returns the tables and columns that functions would not find any more, or would find with another type. */
const movedIn = (before: Snapshot, after: Snapshot): readonly { table: string; column?: string }[] =>
  tablesOf(before).flatMap(table => {
    const goal = tableIn(after, table.name)
    if (!goal) return [{ table: table.name }]
    return columnsOf(table)
      .filter(({ name, type }) => kindOf(type) !== kindOf(goal.columns[name]?.type))
      .map(({ name }) => ({ table: table.name, column: name }))
  })

/** Returns a type without its length and collation, which no function minds. */
const kindOf = (type = '') => base(type).replace(/\(.*\)/, '')

/** Tells whether a function reads a table or column. One called by a trigger of the table names its columns without the table. */
const reads = ({ body, calledBy }: StoredFunction, table: string, column?: string) =>
  column === undefined ? says(body, table) : says(body, column) && (says(body, table) || calledBy.includes(table))

/** Tells whether a text contains a word. */
export const says = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text)

const toldOf = (what: string, readers: readonly StoredFunction[]) =>
  `«${what}» cambia o ya no está, y ${readers.length === 1 ? 'la lee la función' : 'la leen las funciones'} ${readers.map(({ name }) => name).join(', ')}: traiga su nueva edición en esta migración, antes de este bloque, o quite el bloque si sirven como están. Lo que guardan calculado no se renueva con un cambio de tipo: después de aplicarla, npm run recalcular.`

const sameAs = (readers: readonly StoredFunction[]) =>
  `SELECT FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND (proname, md5(prosrc)) IN (${readers.map(editionOf).join(', ')})`

/** Returns the SQL pair of a function's name and the MD5 of its body. */
export const editionOf = ({ name, body }: StoredFunction): string =>
  `(${literal(name)}, '${createHash('md5').update(body).digest('hex')}')`
