import type { Db } from '../context.ts'
import { refuseLostStates } from '../crud/casos/refuseLostStates.ts'
import { migrate } from '../db/migrate.ts'

/** Brings a database up to this version, all of it or nothing. Refuses, with a sentence, what the rows that are there do not allow. Run it inside `runExclusively`, or on a copy. */
export async function bringForward(db: Db, folder?: string): Promise<void> {
  await refuseLostStates(db)
  await migrate(db, folder)
}
