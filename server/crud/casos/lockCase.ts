import { and, eq, or, sql, type SQL } from 'drizzle-orm'
import { sightsOf } from '../../../src/schema/process/process.ts'
import { paramsOf, type Door } from '../../../src/schema/resource.ts'
import { planOnce } from '../../db/planOnce.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { missingRecord } from '../missingRecord.ts'
import { doorCondition, sightOf } from '../read/doorCondition.ts'
import { keyValueOf } from '../read/keyValueOf.ts'
import { storedRecordOf, type StoredRecord } from '../read/storedRecord.ts'
import { columnOf } from '../registry.ts'
import { everything } from '../scope.ts'
import type { CaseWork } from './caseWork.ts'

/** Locks and reads the case of a key until the transaction ends; 404 for none, 403 for one that the caller does not see. */
export const lockCase = async (work: CaseWork, sentKey: string | undefined): Promise<StoredRecord> => {
  const { tx, context, plan, resource } = work
  const key = columnOf(plan.table, resource.key)
  const [row] = await tx
    .select({ key, isSeen: sql<boolean>`coalesce(${isSeenByCaller(work)}, false)` })
    .from(plan.table)
    .where(eq(key, keyValueOf(resource, sentKey) ?? null))
    .for('update')
  if (!row) throw missingRecord(resource)
  if (!row.isSeen) throw notAllowed()
  return storedRecordOf(tx, plan, context.call, String(row.key))
}

/** Returns the condition of the cases that the caller sees. */
const isSeenByCaller = ({ plan, process, context }: CaseWork) => sightOf(plan, sightsOf(process), context.call)

/** Tells whether there is a case of a key that the caller sees. */
export const seesCase = (work: CaseWork, key: string): Promise<boolean> => isThere(work, key, isSeenByCaller(work))

/** Tells whether there is a case of a key that the caller may read: one that they see, or that a list of their role shows them. */
export const readsCase = (work: CaseWork, key: string): Promise<boolean> => {
  const { plan, resource, context } = work
  const { call } = context
  const doors = Object.values<Door>(resource.lists).filter(
    ({ path, roles, through }) => roles.includes(call.usuario.rol) && !through && paramsOf(path).length === 0,
  )
  return isThere(
    work,
    key,
    or(isSeenByCaller(work), ...doors.map(door => doorCondition({ plan, door, call }) ?? everything)),
  )
}

const isThere = async ({ tx, plan, resource }: CaseWork, key: string, condition: SQL | undefined) => {
  const column = columnOf(plan.table, resource.key)
  const found = await planOnce(
    tx
      .select({ key: column })
      .from(plan.table)
      .where(and(eq(column, key), condition)),
  )
  return found.length > 0
}
