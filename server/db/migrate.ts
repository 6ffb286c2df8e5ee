import { DrizzleQueryError } from 'drizzle-orm'
import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import type { Db } from '../context.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { codes, databaseError } from './databaseError.ts'
import { appliedIn, migrationsFolder, migrationsIn, refusalOf } from './migrations.ts'

/** Brings a database up to the committed migrations, all or none. Throws FallaDeArranque when what was applied is not what this code knows, or when the rows that are there do not allow a change. Run it inside `exclusive`. */
export async function migrate(db: Db, folder = migrationsFolder): Promise<void> {
  const refusal = refusalOf(await appliedIn(db), migrationsIn(folder))
  if (refusal) throw new StartRefusal(refusal)
  await apply(db, { migrationsFolder: folder }).catch(error => {
    throw toFalla(error)
  })
}

/** What a migration refuses by itself is a sentence already; what the database refuses says which statement. A database that cannot be used is told by others. */
function toFalla(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const { code, message } = databaseError(error)
  if (code === codes.raised) return new StartRefusal(`${message} No se cambió nada.`)
  if (!/^(2[0-9]|42(?!501)|0A)/.test(code)) return error
  const statement = error.query.trim().slice(0, 500)
  return new StartRefusal(`Una migración no se pudo aplicar y no se cambió nada: ${message}.\n${statement}`)
}
