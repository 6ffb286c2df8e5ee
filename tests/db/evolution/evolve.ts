import { isTable, sql } from 'drizzle-orm'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { listsThrough } from '../../../scripts/db/listsThrough.ts'
import { planMigration } from '../../../scripts/db/plan/planMigration.ts'
import type { Wishes } from '../../../scripts/db/plan/decisions.ts'
import { snapshotOf, type Snapshot } from '../../../scripts/db/plan/snapshot.ts'
import { writeMigration } from '../../../scripts/db/writeMigration.ts'
import type { Db } from '../../../server/db/queryable.ts'
import { backfillsOf } from '../../../server/db/backfillsOf.ts'
import { catalogOf, differences } from '../../../server/db/catalogOf.ts'
import { migrate } from '../../../server/db/migrate.ts'
import { migrationsFolder } from '../../../server/db/migrations.ts'
import { schema } from '../../../server/university/schema.ts'
import { tablesOf } from '../../../server/db/tablesOf.ts'
import { resources } from '../../../src/resources/index.ts'
import { outsideReferences } from '../../../server/university/tables.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { baseDePrueba } from '../../harness/baseDePrueba.ts'

/** A registry of declarations, by name, as it could be one day. */
export type Registry = Readonly<Record<string, AnyResource>>
export const today: Registry = resources

/** Returns today's registry with one entity changed. */
export const changed = (name: string, change: (resource: AnyResource) => Partial<AnyResource>): Registry => {
  const resource = today[name]
  if (!resource) throw new Error(`there is no ${name}`)
  return { ...today, [name]: { ...resource, ...change(resource) } }
}

/** Hand-made tables of a change, by their export. */
type Tables = Record<string, unknown>

/** Starts an evolution of a seeded database, with its own migrations folder. Call `close` at the end. */
export const seeded = async () => evolving(await baseDePrueba({ sembrada: true }))

/** Starts an evolution of a database with today's tables, with its own migrations folder. Call `close` at the end. */
export async function evolving(base: { db: Db; cerrar: () => Promise<unknown> }) {
  const folder = await mkdtemp(join(tmpdir(), 'cuc-evolucion-'))
  await cp(migrationsFolder, folder, { recursive: true })
  /** Writes the migration to these declarations. */
  const write = async (registry: Registry, wishes: Wishes = {}, more: Tables = {}) => {
    const fill = new Map([...backfillsOf(Object.values(registry)), ...(wishes.fill ?? [])])
    return writeMigration(schemaOf(registry, more), folder, 'evolucion', {
      ...wishes,
      fill,
      through: listsThrough(Object.values(registry)),
    })
  }
  return {
    db: base.db,
    folder,
    write,
    run: (statement: string) => base.db.execute(sql.raw(statement)),
    one: async (query: string) => Object.values((await base.db.execute(sql.raw(query))).rows[0] ?? {})[0],
    /** Writes the migration to these declarations and applies it. */
    evolve: async (registry: Registry, wishes: Wishes = {}, more: Tables = {}) => {
      const tag = await write(registry, wishes, more)
      await migrate(base.db, folder)
      return tag
    },
    /** Returns the differences from a new database of these declarations, and whatever another migration would still change. */
    apart: async (registry: Registry, more: Tables = {}) => {
      blank ??= withoutTables()
      const { fresh, triggers } = await blank
      const declared = snapshotOf(schemaOf(registry, more))
      const whole = await planMigration(nothing, declared)
      await fresh.db.execute(sql.raw([...whole, ...triggers].join(';\n')))
      const differing = differences(await catalogOf(base.db), await catalogOf(fresh.db))
      await dropTables(fresh.db, declared)
      const again = await writeMigration(schemaOf(registry, more), folder, 'otra_vez')
      return [...differing, ...(again ? [`quedó por escribir ${again}`] : [])]
    },
    catalog: () => catalogOf(base.db),
    close: () => Promise.all([base.cerrar(), rm(folder, { recursive: true })]),
  }
}

const nothing = snapshotOf({})
/** Creates a database with everything but tables, and returns the SQL of its triggers. Every evolution of a file creates its tables there, and drops them. */
const withoutTables = async () => {
  const fresh = await baseDePrueba()
  const triggers = (await catalogOf(fresh.db)).filter(({ what }) => what.startsWith('el disparador'))
  await dropTables(fresh.db, snapshotOf(schema))
  return { fresh, triggers: triggers.map(({ make }) => make) }
}
let blank: ReturnType<typeof withoutTables> | undefined

/** Closes that database, in `afterAll` of each file of evolutions. */
export const closeBlank = async () => {
  await (await blank)?.fresh.cerrar()
  blank = undefined
}

const dropTables = (db: Db, { tables }: Snapshot) =>
  db.execute(
    sql.raw(
      `drop table ${Object.values(tables)
        .map(({ name }) => `"${name}"`)
        .join(', ')} cascade`,
    ),
  )

export type Seeded = Awaited<ReturnType<typeof seeded>>

function schemaOf(registry: Registry, more: Tables): Record<string, unknown> {
  const others = Object.fromEntries(
    Object.entries(schema).filter(([name, value]) => isTable(value) && !(name in today)),
  )
  return { ...others, ...tablesOf(Object.values(registry), outsideReferences), ...more }
}
