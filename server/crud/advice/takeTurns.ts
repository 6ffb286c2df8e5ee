import { sql, type SQL } from 'drizzle-orm'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { codes, databaseError } from '../../db/databaseError.ts'
import { Falla } from '../../http/Falla.ts'
import { advisorsOf } from './findingsOf.ts'

/** Makes writes that the same advisors judge wait for one another, so that none misses what another is about to save. 503 after `patience` (ms; 0 waits without end): a wait holds a connection. */
export const takeTurns = async (tx: Queryable, resource: AnyResource, patience = 15_000) => {
  const set = (value: SQL) => sql`set_config('lock_timeout', ${value}, true)`
  for (const [name] of advisorsOf(resource))
    await tx
      .execute(
        sql`select ${set(sql`${String(patience)}`)}, pg_advisory_xact_lock(hashtext('advice'), hashtext(${name})), ${set(sql`before`)}
          from (select current_setting('lock_timeout') as before offset 0) as kept`,
      )
      .catch(error => {
        throw databaseError(error).code === codes.lockTimeout ? new Falla(503, busy, {}, { retryAfter: 5 }) : error
      })
}

const busy =
  'En este momento se guardan muchos registros de este tipo, no se guardó nada. Espere unos segundos e intente de nuevo'
