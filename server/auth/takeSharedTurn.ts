import { sql } from 'drizzle-orm'
import type { Queryable } from '../context.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { takeTurn } from '../http/takeTurn.ts'

/** Runs one work of a name at a time, across all processes of the app; the others wait. Whoever waits keeps a connection, so only a few of one process do, and the work finds others free. A process that dies lets its turn go. */
export const takeSharedTurn = <T>(db: Queryable, quien: string, trabajo: () => Promise<T>): Promise<T> =>
  takeTurn(db, { whose: 'entre procesos', places: 4 }, () =>
    inTransaction(db, async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${quien}, 0))`)
      return trabajo()
    }),
  )
