import type { Db } from '../context.ts'
import { lostStatesIn, refuseLostStates } from '../crud/casos/refuseLostStates.ts'
import { migrate } from '../db/migrate.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

/** Brings a database up to this version, all of it or nothing. Refuses, with a sentence, what the rows that are there do not allow. Run it inside `runExclusively`, or on a copy. */
export async function bringForward(db: Db, folder?: string): Promise<void> {
  await migrate(db, folder, refuseLostStates).catch(error => {
    const more = error instanceof StartRefusal && lostStatesIn(error.message)
    throw more ? new StartRefusal(`${error.message}\n${more}`) : error
  })
}
