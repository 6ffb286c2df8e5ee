import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import type { Db } from '../contexto.ts'

/** Folder of the committed SQL: beside this file, and beside the built server. */
export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Brings a database up to the committed migrations, all or none. Run it inside `exclusive`. */
export const migrate = (db: Db) => apply(db, { migrationsFolder })
