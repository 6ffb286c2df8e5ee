import { MigrationRefusal, type Gone } from './MigrationRefusal.ts'
import type { KeptField } from './keptFields.ts'
import type { Renaming } from './rename.ts'
import type { StoredFunction } from './storedFunctions.ts'
import type { StoredTrigger } from './storedTriggers.ts'
import type { Through } from './toldToRows.ts'
import { columnsOf, same, tableIn, tablesOf, type Column, type Snapshot } from './snapshot.ts'

/**
 * Decisions of a person, by `tabla` or `tabla.columna`: new names, what may be lost, SQL that fills existing rows.
 * `through`: lists read through another table; `keptFields`: columns filled by triggers.
 */
export type Wishes = {
  renamings?: readonly Renaming[]
  through?: Through
  keptFields?: readonly KeptField[]
  functions?: readonly StoredFunction[]
  triggers?: readonly StoredTrigger[]
  lose?: ReadonlySet<string>
  fill?: ReadonlyMap<string, string>
}

/**
 * Throws MigrationRefusal with all that would be lost: a missing table or column may be renamed or dropped, and neither
 * is guessed. Also for a name in `lose` that does not exist.
 */
export function refuseLoss(from: Snapshot, after: Snapshot, { lose = new Set() }: Wishes): void {
  for (const each of lose) {
    const [name = '', column] = each.split('.')
    const table = tableIn(from, name)
    if (!table || (column && !table.columns[column]))
      throw new MigrationRefusal(`No existe «${each}», que se quiere destruir.`)
  }
  const losses = goneFrom(from, after).filter(({ what }) => !lose.has(what))
  if (losses.length)
    throw new MigrationRefusal(losses.map(lost).join('\n'), {
      gone: losses,
      options: losses.map(({ what }, at) => likely(losses, at) ?? `--destruir ${what}`),
    })
}

/** Returns the tables and columns that the first snapshot has and the second has not. */
const goneFrom = (from: Snapshot, after: Snapshot): readonly (Gone & { isKey?: boolean; table: string })[] => {
  const newTables = tablesOf(after).filter(({ name }) => !tableIn(from, name))
  return tablesOf(from).flatMap(table => {
    const goal = tableIn(after, table.name)
    if (!goal) return [{ what: table.name, becoming: newTables.map(({ name }) => name), table: table.name }]
    const isStored = ({ generated }: Column) => !generated
    const becoming = columnsOf(goal).filter(each => isStored(each) && !table.columns[each.name])
    return columnsOf(table)
      .filter(each => isStored(each) && !goal.columns[each.name])
      .map(({ name, primaryKey }) => ({
        what: `${table.name}.${name}`,
        becoming: becoming.map(each => each.name),
        isKey: primaryKey,
        table: table.name,
      }))
  })
}

/** Returns the renaming that a lost table or column probably needs. Each new name is offered once. */
const likely = (losses: readonly Gone[], at: number): string | undefined => {
  const { what = '', becoming = [] } = losses[at] ?? {}
  const before = losses.slice(0, at).filter(each => each.becoming.join() === becoming.join()).length
  return becoming[before] && `--renombrar ${what}:${becoming[before]}`
}

const lost = ({ what, becoming, isKey, table }: ReturnType<typeof goneFrom>[number]) =>
  `«${what}» ya no está en las declaraciones y sus datos se perderían.
  Si ahora se llama de otro modo:  --renombrar ${what}:${becoming[0] ?? 'nombre_nuevo'}${becoming.length > 1 ? `   (o ${becoming.slice(1).join(', ')})` : ''}
  Si ya no hace falta, con sus datos:  --destruir ${what}${what === table ? stays : ''}${isKey ? `\n  Si la llave es otra:\n${ofAnotherKey(table)}` : ''}`

/** Rows of other tables that name a dropped table stay. */
const stays =
  '\n  Quedan, sin pantalla que los muestre: sus avisos, vistas guardadas e historial y, de un proceso, sus pasos con lo que se escribió en ellos y sus archivos. Los cuenta, menos el historial,  npm run db:migration -- --check'

/** Throws MigrationRefusal when the primary key of a table changes: other tables and people's addresses point at it, and their new target cannot be guessed. */
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

/** The ways to another key: rows worth keeping are moved by hand; a table whose rows nobody needs is dropped and created again. */
const ofAnotherKey = (
  table: string,
) => `    con sus datos: declare la entidad con otro nombre y páselos con una migración escrita a mano (docs/partir.md: qué más se muda)
    sin sus datos: quite «${table}» de src/resources/index.ts, npm run db:migration -- sin_${table.toLowerCase()} --destruir ${table}, y vuelva a ponerla
    si su migración aún no está en git ni en una base de datos: borre su archivo, git restore server/db/migrations/meta, y escríbala de nuevo`

/** A column whose existing rows must be filled before it may be required. `by` is the SQL expression that fills them. */
export type Unfilled = { table: string; column: string; by: string | undefined; isNew: boolean; required: boolean }

/** Returns the columns of tables with possible rows that need values. Throws MigrationRefusal, naming all, when nobody says which. */
export const unfilled = (from: Snapshot, after: Snapshot, { fill = new Map() }: Wishes): readonly Unfilled[] => {
  const unsaid: string[] = []
  const late = tablesOf(after).flatMap(({ name: table, columns }) => {
    const before = tableIn(from, table)
    return Object.values(before ? columns : {})
      .filter(column => !fillsItself(column))
      .flatMap(({ name: column, notNull, default: initial }) => {
        const was = before?.columns[column]
        const filling: string | undefined = fill.get(`${table}.${column}`)
        const by = filling ?? (was && initial !== undefined ? String(initial) : undefined)
        if (!was && notNull && initial === undefined && filling === undefined) unsaid.push(`${table}.${column}`)
        const waits = was ? notNull && !was.notNull : filling !== undefined
        return waits ? [{ table, column, by, isNew: !was, required: notNull }] : []
      })
  })
  if (unsaid.length) throw new MigrationRefusal(unsaid.map(sayOf).join('\n'), { options: unsaid.map(filling) })
  return late
}

/** Tells whether the database itself gives a column its values. */
const fillsItself = ({ generated, identity, type }: Column) => generated || identity || type.endsWith('serial')

const sayOf = (what: string) =>
  `«${what}» es obligatorio y su tabla puede tener registros: falta decir con qué valor quedan los que ya están.
  En su declaración:  initial, o backfill con una expresión de SQL, como backfill: "'Sin dato'"
  O solo esta vez:  ${filling(what)}`

const filling = (what: string) => `--llenar "${what}='Sin dato'"`
