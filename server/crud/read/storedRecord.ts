import { sql, asc } from 'drizzle-orm'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Registro } from '../../../src/schema/record/valueAt.ts'
import type { Queryable } from '../../db/queryable.ts'
import { anyOf, builtOnce, plannedOnce, planOnce } from '../../db/planOnce.ts'
import { Falla } from '../../http/Falla.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { notThere } from '../../http/notThere.ts'
import type { RequestScope } from '../requestScope.ts'
import { columnOf } from '../registry.ts'
import { accounts } from '../accounts.ts'
import { serverHouse } from '../serverHouse.ts'
import { missingRecord } from '../missingRecord.ts'
import type { WriteContext } from '../write/writeContext.ts'
import { ownKey } from './ownKey.ts'
import { recordPartsOf } from './withRecordParts.ts'
import { joinTables } from './joinTables.ts'
import { recordOf, valuesOf } from './recordOf.ts'
import type { ReadPlan } from './readPlan.ts'
import { keyValueOf } from './keyValueOf.ts'

/** A record as it is now: as the API answers it, as a form holds it, its version, its account and whether that may sign in. */
export type StoredRecord = {
  key: string
  registro: Registro
  values: Values
  /** Row that it was read from, by place in the record. */
  row: Readonly<Record<string, unknown>>
  version: number
  id_usuario: string | null
  activo: boolean | null
}

/** Reads one record by its key, whoever asks; 404 when there is none. */
export const storedRecordOf = async (
  db: Queryable,
  plan: ReadPlan,
  { today }: Pick<RequestScope, 'today'>,
  key: string,
): Promise<StoredRecord> => {
  const [record] = await storedRecordsOf(db, plan, { today }, [key])
  if (!record) throw notThere()
  return record
}

/** Reads the records of these keys at once, whoever asks, in no order; leaves out those that do not exist. */
export const storedRecordsOf = async (
  db: Queryable,
  plan: ReadPlan,
  { today }: Pick<RequestScope, 'today'>,
  keys: readonly string[],
): Promise<readonly StoredRecord[]> => {
  const { resource } = plan
  const [only = ''] = keys
  const [rows, parts] = await Promise.all([
    keys.length === 1 ? oneRow(plan)(db).execute({ only }) : planOnce(queryOf(db, plan, keys), keys.length),
    recordPartsOf(db, plan, keys),
  ])
  return rows.map(({ cuenta, [ownKey]: ownKeyValue, [activeAccount]: activo, ...row }) => {
    const [key, record] = [String(ownKeyValue), recordOf(resource, row, today)]
    return {
      key,
      registro: { ...record, ...parts(key) },
      values: valuesOf(resource.fields, row),
      row,
      version: Number(record.version),
      id_usuario: cuenta,
      activo,
    }
  })
}

/** Returns the query of one record by its key, prepared once for a read plan. */
const oneRow = (plan: ReadPlan) => {
  const prepared = ofOne.get(plan) ?? builtOnce(db => queryOf(db, plan, [sql.placeholder('only')]).prepare(plannedOnce))
  ofOne.set(plan, prepared)
  return prepared
}

const queryOf = (db: Queryable, plan: ReadPlan, keys: readonly unknown[]) => {
  const { table, resource } = plan
  const key = columnOf(table, resource.key)
  const columns = {
    ...plan.columns,
    cuenta: sql<string | null>`${resource.account ? columnOf(table, 'id_usuario') : sql`null`}`,
    [activeAccount]: sql<boolean | null>`${plan.joins.has('cuenta') ? accounts().active : sql`null`}`,
    [ownKey]: key,
  }
  return joinTables(db.select(columns).from(table).$dynamic(), plan).where(anyOf(key, keys))
}

const ofOne = new WeakMap<ReadPlan, (db: Queryable) => ReturnType<ReturnType<typeof queryOf>['prepare']>>()

/** Name of the account's column among those that are read; no place in a record is called so. */
const activeAccount = ' active'

/** Locks and reads the record of a key until the transaction ends; 404 for none, 403 for one that is not the caller's to change. */
export const lockForWrite = async (tx: Queryable, context: WriteContext, key: string): Promise<StoredRecord> => {
  const record = (await lockAllForWrite(tx, context, [key])).get(key)
  if (!record || record instanceof Falla) throw record ?? missingRecord(context.plan.resource)
  return record
}

/** Locks the records of these keys, in key order, until the transaction ends; answers each, or why it cannot be changed. Reads them behind the lock in the same round trip: no change comes between. */
export const lockAllForWrite = async (
  tx: Queryable,
  { plan, call }: WriteContext,
  keys: readonly string[],
): Promise<ReadonlyMap<string, StoredRecord | Falla>> => {
  const { resource, table } = plan
  const column = columnOf(table, resource.key)
  const valueByKey = new Map(keys.map(key => [key, keyValueOf(resource, key)]))
  const values = [...valueByKey.values()].filter(value => value !== undefined)
  const [rows, stored] = await Promise.all([
    planOnce(
      tx
        .select({ key: column, mine: sql<boolean>`coalesce(${writeScopeCondition({ plan, call })}, false)` })
        .from(table)
        .where(anyOf(column, values))
        .orderBy(asc(column))
        .for('update'),
      values.length,
    ),
    storedRecordsOf(tx, plan, call, values.map(String)),
  ])
  const mineByKey = new Map(rows.map(row => [String(row.key), row.mine]))
  const records = new Map(stored.filter(({ key }) => mineByKey.get(key)).map(record => [record.key, record]))
  return new Map(
    [...valueByKey].map(([key, value]) => {
      const record = records.get(String(value))
      const foreign = mineByKey.get(String(value)) === false
      return [key, record ?? (foreign ? notAllowed() : missingRecord(resource))]
    }),
  )
}

/** Returns the condition of the rows that are the caller's to change. */
export const writeScopeCondition = ({ plan: { resource, table }, call }: Pick<WriteContext, 'plan' | 'call'>) => {
  const { scope } = resource.write ?? {}
  return scope ? serverHouse().scopes[scope].condition({ resource, table, ...call }) : sql`true`
}
