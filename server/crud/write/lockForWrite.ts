import { asc, sql } from 'drizzle-orm'
import type { Queryable } from '../../contexto.ts'
import { anyOf, planOnce } from '../../db/planOnce.ts'
import { Falla } from '../../http/Falla.ts'
import { missingRecord } from '../missingRecord.ts'
import { storedRecordsOf, type StoredRecord } from '../read/storedRecord.ts'
import { valueOf } from '../read/valueOf.ts'
import { columnOf, keyFieldOf } from '../registry.ts'
import type { WriteContext } from './writeContext.ts'

/** The record of this key, held until the transaction ends; 404 when there is none, 403 when it is not the caller's to change. */
export const lockForWrite = async (tx: Queryable, job: WriteContext, key: string): Promise<StoredRecord> => {
  const record = (await lockAllForWrite(tx, job, [key])).get(key)
  if (!record || record instanceof Falla) throw record ?? missingRecord(job.view.resource)
  return record
}

/** The records of these keys, held in the order of their keys until the transaction ends, or why each cannot be changed. They are read behind the lock, in the same turn: nobody changes them between. */
export const lockAllForWrite = async (
  tx: Queryable,
  { view, call, scopes }: WriteContext,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord | Falla>> => {
  const { resource, table } = view
  const column = columnOf(table, resource.key)
  const asked = new Map(keys.map(key => [key, valueOf(keyFieldOf(resource), key)]))
  const values = [...asked.values()].filter(value => value !== undefined)
  const [rows, stored] = values.length
    ? await Promise.all([
        planOnce(
          tx
            .select({ key: column, mine: sql<boolean>`coalesce(${mineOf({ view, call, scopes })}, false)` })
            .from(table)
            .where(anyOf(column, values))
            .orderBy(asc(column))
            .for('update'),
          values.length,
        ),
        storedRecordsOf(tx, view, call, values.map(String)),
      ])
    : [[], []]
  const held = new Map(rows.map(row => [String(row.key), row.mine]))
  const records = new Map(stored.filter(({ key }) => held.get(key)).map(record => [record.key, record]))
  return new Map(
    [...asked].map(([key, value]) => {
      const record = records.get(String(value))
      const foreign = held.get(String(value)) === false
      return [
        key,
        record ?? (foreign ? new Falla(403, 'No tiene permiso para realizar esta acción') : missingRecord(resource)),
      ]
    }),
  )
}

/** The rows that are the caller's to change. */
export const mineOf = ({ view: { resource, table }, call, scopes }: Pick<WriteContext, 'view' | 'call' | 'scopes'>) => {
  const { scope } = resource.write ?? {}
  return scope ? scopes[scope].condition({ resource, table, ...call }) : sql`true`
}
