import { migrate as apply } from 'drizzle-orm/node-postgres/migrator'
import type { Db } from '../contexto.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
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
  if (!(error instanceof Error && error.cause instanceof Error && 'code' in error.cause)) return error
  const { code, message } = error.cause
  if (code === raised) return new StartRefusal(`${message} No se cambió nada.`)
  if (!/^(2[0-9]|42(?!501)|0A)/.test(String(code))) return error
  const statement = 'query' in error ? String(error.query).trim().slice(0, 500) : ''
  return new StartRefusal(`Una migración no se pudo aplicar y no se cambió nada: ${message}.\n${statement}`)
}

/** What `raise exception` gives. */
const raised = 'P0001'
