import { sql } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { takeTurn } from '../http/takeTurn.ts'

/** Runs one work of a name at a time, across all processes of the app; the others wait. Waiting keeps a connection, so at most four works of one process do. A process that dies releases its turn. */
export const takeSharedTurn = <T>(db: Queryable, quien: string, trabajo: () => Promise<T>): Promise<T> =>
  takeTurn(db, { whose: 'entre procesos', places: 4 }, () =>
    inTransaction(db, async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${quien}, 0))`)
      return trabajo()
    }),
  )
