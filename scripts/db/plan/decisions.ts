import { MigrationRefusal } from './MigrationRefusal.ts'
import type { Renaming } from './rename.ts'
import type { Through } from './toldToRows.ts'
import { columnsOf, same, tableIn, tablesOf, type Column, type Snapshot } from './snapshot.ts'

/** What a person decided about a change: what is called otherwise now, what may be lost, and what fills the rows that are there. All by `tabla` or `tabla.columna`; what fills is an SQL expression over the row. `through` are the lists of declarations that are read through another table. */
export type Wishes = {
  renamings?: readonly Renaming[]
  through?: Through
  lose?: ReadonlySet<string>
  fill?: ReadonlyMap<string, string>
}

/** A table or column that is gone may have another name now, or nobody wants its rows: neither is guessed. */
export function refuseLoss(from: Snapshot, after: Snapshot, { lose = new Set() }: Wishes): void {
  const newTables = tablesOf(after).filter(({ name }) => !tableIn(from, name))
  for (const table of tablesOf(from)) {
    const goal = tableIn(after, table.name)
    if (!goal && !lose.has(table.name))
      throw lost(
        table.name,
        newTables.map(({ name }) => name),
      )
    const becoming = goal ? columnsOf(goal).filter(({ name, generated }) => !generated && !table.columns[name]) : []
    for (const { name, generated } of goal ? columnsOf(table) : [])
      if (!generated && !goal?.columns[name] && !lose.has(`${table.name}.${name}`))
        throw lost(
          `${table.name}.${name}`,
          becoming.map(column => column.name),
          table.columns[name]?.primaryKey ? `\n  Si la llave es otra:\n${ofAnotherKey(table.name)}` : '',
        )
  }
}

const lost = (what: string, becoming: readonly string[], more = '') =>
  new MigrationRefusal(
    `«${what}» ya no está en las declaraciones y sus datos se perderían.
  Si ahora se llama de otro modo:  --renombrar ${what}:${becoming[0] ?? 'nombre_nuevo'}${becoming.length > 1 ? `   (o ${becoming.slice(1).join(', ')})` : ''}
  Si ya no hace falta, con sus datos:  --destruir ${what}${more}`,
    { what, becoming },
  )

/** A key is what other tables and people's addresses point at: what becomes of them is nothing that a program can know. */
export function refuseNewKey(from: Snapshot, after: Snapshot): void {
  for (const table of tablesOf(from)) {
    const goal = tableIn(after, table.name)
    const key = (columns: readonly Column[]) => columns.filter(({ primaryKey }) => primaryKey).map(({ name }) => name)
    if (goal && !same(key(columnsOf(table)), key(columnsOf(goal))))
      throw new MigrationRefusal(
        `La llave de «${table.name}» es otra. Lo que apunta a ella no se puede adivinar.\n${ofAnotherKey(table.name)}`,
      )
  }
}

/** The ways to another key: rows that are worth something move by hand; a table whose rows nobody wants goes and comes again. */
const ofAnotherKey = (
  table: string,
) => `    con sus datos: declare la entidad con otro nombre y páselos con una migración escrita a mano
    sin sus datos: quite «${table}» de src/resources/index.ts, npm run db:migration -- sin_${table.toLowerCase()} --destruir ${table}, y vuelva a ponerla
    si su migración aún no está en git ni en una base de datos: borre su archivo, git restore server/db/migrations/meta, y escríbala de nuevo`

/** A column that waits for values before it may be required; `by` says which. */
export type Unfilled = { table: string; column: string; by: string | undefined; isNew: boolean; required: boolean }

/** The columns of tables that may have rows which need values. Throws when nobody says which. */
export const unfilled = (from: Snapshot, after: Snapshot, { fill = new Map() }: Wishes): readonly Unfilled[] =>
  tablesOf(after).flatMap(({ name: table, columns }) => {
    const before = tableIn(from, table)
    return Object.values(before ? columns : {}).flatMap(
      ({ name: column, notNull, default: initial, generated, identity, type }) => {
        if (generated || identity || type.endsWith('serial')) return []
        const was = before?.columns[column]
        const said: string | undefined = fill.get(`${table}.${column}`)
        const by = said ?? (was && initial !== undefined ? String(initial) : undefined)
        if (!was && notNull && initial === undefined && said === undefined) throw unsaid(`${table}.${column}`)
        const waits = was ? notNull && !was.notNull : said !== undefined
        return waits ? [{ table, column, by, isNew: !was, required: notNull }] : []
      },
    )
  })

const unsaid = (what: string) =>
  new MigrationRefusal(
    `«${what}» es obligatorio y su tabla puede tener registros: falta decir con qué valor quedan los que ya están.
  En su declaración:  initial, o backfill con una expresión de SQL, como backfill: "'Sin dato'"
  O solo esta vez:  --llenar "${what}='Sin dato'"`,
  )
