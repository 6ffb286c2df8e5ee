import { createHash } from 'node:crypto'
import { literal } from '../../../server/db/literal.ts'
import { base } from './retype.ts'
import { columnsOf, tableIn, tablesOf, type Snapshot } from './snapshot.ts'
import { storedTriggers } from './storedTriggers.ts'
import { unsettled } from './unsettled.ts'

/** A function as the last migration that brings it says it, and the tables whose triggers call it. */
export type StoredFunction = { name: string; body: string; calledBy: readonly string[] }

/** The functions that these statements of migrations leave. */
export const storedFunctions = (statements: readonly string[]): readonly StoredFunction[] => {
  const whole = statements.join(';\n')
  const bodies = new Map<string, string>()
  for (const [, name = '', , body, quoted = '', dropped = ''] of whole.matchAll(definition))
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

/** The statements that stop a migration while a function reads, as it did before, a column that is gone, is called otherwise or has another type: the database follows none of these into the text of a function. */
export const sameReaders = (
  before: Snapshot,
  after: Snapshot,
  functions: readonly StoredFunction[] = [],
): readonly string[] =>
  movedIn(before, after).flatMap(({ table, column }) => {
    const readers = functions.filter(each => reads(each, table, column))
    return readers.length ? [unsettled(toldOf(column ? `${table}.${column}` : table, readers), sameAs(readers))] : []
  })

/** What functions would look for in vain, or find of another type: whole tables, and columns. */
const movedIn = (before: Snapshot, after: Snapshot): readonly { table: string; column?: string }[] =>
  tablesOf(before).flatMap(table => {
    const goal = tableIn(after, table.name)
    if (!goal) return [{ table: table.name }]
    return columnsOf(table)
      .filter(({ name, type }) => kindOf(type) !== kindOf(goal.columns[name]?.type))
      .map(({ name }) => ({ table: table.name, column: name }))
  })

/** A type without its length, which no function minds. */
const kindOf = (type = '') => base(type).replace(/\(.*\)/, '')

/** A function called by a trigger of a table speaks of its columns without its name. */
const reads = ({ body, calledBy }: StoredFunction, table: string, column?: string) =>
  column === undefined ? says(body, table) : says(body, column) && (says(body, table) || calledBy.includes(table))

/** Whether a text has a word. */
export const says = (text: string, word: string) => new RegExp(`\\b${word}\\b`).test(text)

const toldOf = (what: string, readers: readonly StoredFunction[]) =>
  `«${what}» cambia o ya no está, y ${readers.length === 1 ? 'la lee la función' : 'la leen las funciones'} ${readers.map(({ name }) => name).join(', ')}: traiga su nueva edición en esta migración, antes de este bloque, o quite el bloque si sirven como están. Lo que guardan calculado no se renueva con un cambio de tipo: después de aplicarla, npm run recalcular.`

const sameAs = (readers: readonly StoredFunction[]) =>
  `SELECT FROM pg_proc WHERE pronamespace = 'public'::regnamespace AND (proname, md5(prosrc)) IN (${readers.map(editionOf).join(', ')})`

/** The SQL of a function's name and of its body, in a few letters. */
export const editionOf = ({ name, body }: StoredFunction): string =>
  `(${literal(name)}, '${createHash('md5').update(body).digest('hex')}')`
