import { and, eq } from 'drizzle-orm'
import type { Door } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { columnOf } from '../registry.ts'
import type { DoorCall } from './doorCall.ts'
import { doorCondition } from './doorCondition.ts'
import { through } from './joinTables.ts'
import { linkOf } from './linkOf.ts'

/** Tells whether a door (none: any row) shows this caller the record of a key. `hold` locks it, and what ties it to the door, until the transaction ends; a change under way is waited for. */
export const doorHas = async (
  db: Queryable,
  { plan, door, call }: Omit<DoorCall, 'door'> & { door: Door | undefined },
  key: string,
  { hold = false } = {},
): Promise<boolean> => {
  const link = door && linkOf(plan.resource, door)
  const column = columnOf(plan.table, plan.resource.key)
  const doorRows = door && doorCondition({ plan, door, call }, link)
  const rowQuery = () =>
    through(db.select({ key: column }).from(plan.table).$dynamic(), link).where(and(eq(column, key), doorRows))
  const [, rows] = await Promise.all([hold && rowQuery().for('key share'), rowQuery()])
  return rows.length > 0
}
