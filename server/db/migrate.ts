import { DrizzleQueryError, sql } from 'drizzle-orm'
import type { Db, Queryable } from './queryable.ts'
import { StartRefusal } from '../process/StartRefusal.ts'
import { codes, databaseError } from './databaseError.ts'
import {
  appliedMigrations,
  createJournal,
  migrationsFolder,
  migrationsIn,
  noteApplied,
  refusalOf,
} from './migrations.ts'

/**
 * Applies the pending migrations, all or none, inside `runExclusively`. Throws StartRefusal for unknown migrations or
 * rows that forbid a change. `judge` receives how many were applied, and may throw.
 */
export async function migrate(
  db: Db,
  folder = migrationsFolder,
  judge: (tx: Queryable, applied: number) => Promise<void> = async () => undefined,
): Promise<void> {
  const [applied, declared] = [await appliedMigrations(db), migrationsIn(folder)]
  const refusal = refusalOf(applied, declared)
  if (refusal) throw new StartRefusal(refusal)
  const due = declared.filter(({ when }) => when > (applied.at(-1)?.when ?? 0))
  const applyDue = async (tx: Queryable) => {
    for (const statement of createJournal) await tx.execute(sql.raw(statement))
    for (const each of due) {
      for (const statement of each.statements) await tx.execute(sql.raw(statement))
      await noteApplied(tx, each)
    }
  }
  await db
    .transaction(async tx => {
      if (due.length) await applyDue(tx)
      await judge(tx, due.length)
    })
    .catch(error => {
      throw toStartRefusal(error)
    })
}

/** Turns a refused migration into a sentence: its own where it raised one, else that of the database with the statement. The failure of a database that cannot be used is left to others. */
function toStartRefusal(error: unknown): unknown {
  if (!(error instanceof DrizzleQueryError)) return error
  const { code, message } = databaseError(error)
  if (code === codes.raised) return new StartRefusal(`${message} No se cambió nada.`)
  if (code === codes.readOnly || !/^(2[0-9]|42(?!501)|0A)/.test(code)) return error
  const statement = error.query.trim().slice(0, 500)
  return new StartRefusal(`Una migración no se pudo aplicar y no se cambió nada: ${message}.\n${statement}`)
}
