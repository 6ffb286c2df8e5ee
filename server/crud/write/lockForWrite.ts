import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../contexto.ts'
import { Falla } from '../../http/Falla.ts'
import { missingRecord } from '../missingRecord.ts'
import { storedRecordOf, type StoredRecord } from '../read/storedRecord.ts'
import { valueOf } from '../read/valueOf.ts'
import { columnOf, keyFieldOf } from '../registry.ts'
import type { WriteContext } from './writeContext.ts'

/** The record of this key, held until the transaction ends; 404 when there is none, 403 when it is not the caller's to change. */
export const lockForWrite = async (
  tx: Queryable,
  { view, call, scopes }: WriteContext,
  key: string,
): Promise<StoredRecord> => {
  const { resource, table } = view
  const { scope } = resource.write ?? {}
  const column = columnOf(table, resource.key)
  const value = valueOf(keyFieldOf(resource), key)
  const mine = scope ? scopes[scope].condition({ resource, table, ...call }) : sql`true`
  const [row] =
    value === undefined
      ? []
      : await tx
          .select({ key: column, mine: sql<boolean>`coalesce(${mine}, false)` })
          .from(table)
          .where(eq(column, value))
          .for('update')
  if (!row) throw missingRecord(resource)
  if (!row.mine) throw new Falla(403, 'No tiene permiso para realizar esta acción')
  return storedRecordOf(tx, view, call, String(row.key))
}
