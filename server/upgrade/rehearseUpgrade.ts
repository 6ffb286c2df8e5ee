import { sql } from 'drizzle-orm'
import { openBackup } from '../backup/openBackup.ts'
import { restoreBackup } from '../backup/restoreBackup.ts'
import { saveBackup } from '../backup/saveBackup.ts'
import { scratchDatabase } from '../db/scratchDatabase.ts'
import type { Db } from '../db/queryable.ts'
import { migrationsFolder, migrationsIn } from '../db/migrations.ts'
import { openPool } from '../db/openPool.ts'
import type { FileStore } from '../files/fileStore.ts'
import { passingFolder } from '../process/passingFolder.ts'
import type { OnEnd } from '../process/runProgram.ts'
import { bringForward } from './bringForward.ts'

/** Outcome of an upgrade on a copy: the migrations applied, how long they took (ms), the rows before, and the tables whose number of rows changed; `undefined` where a table does not exist. */
export type Rehearsal = {
  migrations: string[]
  milliseconds: number
  rows: number
  changed: { tabla: string; antes: number | undefined; despues: number | undefined }[]
}

/**
 * Upgrades a copy of a database and removes it, also (`onEnd`) when the program is told to end; only reads the database
 * itself. Throws the upgrade's error. `temporary`: folder of the passing backup.
 */
export async function rehearseUpgrade(
  url: string,
  {
    folder = migrationsFolder,
    temporary,
    store,
    onEnd,
  }: { folder?: string; temporary?: string; store?: FileStore | undefined; onEnd?: OnEnd } = {},
): Promise<Rehearsal> {
  const { folder: place, forget } = await passingFolder('actualizar', temporary)
  try {
    const { path } = await saveBackup(url, { folder: place, lock: {}, now: new Date(), store })
    const backup = await openBackup(path, undefined)
    try {
      const { migraciones, tablas } = backup.manifest
      return await scratchDatabase(
        url,
        async scratch => {
          await restoreBackup(scratch, backup, folder)
          const { db, close } = openPool(scratch)
          try {
            const startedAt = performance.now()
            await bringForward(db, folder)
            const milliseconds = performance.now() - startedAt
            const before = new Map(tablas.map(({ nombre, filas }) => [nombre, filas]))
            const after = await rowsOf(db)
            const pending = migrationsIn(folder).slice(migraciones.length)
            return {
              migrations: pending.map(({ tag }) => tag),
              milliseconds,
              rows: [...before.values()].reduce((sum, filas) => sum + filas, 0),
              changed: [...new Set([...before.keys(), ...after.keys()])]
                .filter(tabla => before.get(tabla) !== after.get(tabla))
                .map(tabla => ({ tabla, antes: before.get(tabla), despues: after.get(tabla) })),
            }
          } finally {
            await close()
          }
        },
        onEnd,
      )
    } finally {
      await backup.close()
    }
  } finally {
    await forget()
  }
}

/** Counts the rows of each table. */
async function rowsOf(db: Db): Promise<ReadonlyMap<string, number>> {
  const { rows: names } = await db.execute<{ name: string }>(
    sql`select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'`,
  )
  const counted = new Map<string, number>()
  for (const { name } of names) {
    const { rows } = await db.execute<{ total: string }>(sql`select count(*) as total from ${sql.identifier(name)}`)
    counted.set(name, Number(rows[0]?.total))
  }
  return counted
}
