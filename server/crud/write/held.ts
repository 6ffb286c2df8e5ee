import { eq, sql } from 'drizzle-orm'
import type { Consulta } from '../../contexto.ts'
import { Falla } from '../../falla.ts'
import { absent } from '../absent.ts'
import { currentOf, type Current } from '../read/current.ts'
import { valueOf } from '../read/value.ts'
import { columnOf, keyFieldOf } from '../registry.ts'
import type { Job } from './job.ts'

/** The record of this key, held until the transaction ends; 404 when there is none, 403 when it is not the caller's to change. */
export const held = async (tx: Consulta, { view, call, scopes }: Job, key: string): Promise<Current> => {
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
  if (!row) throw absent(resource)
  if (!row.mine) throw new Falla(403, 'No tiene permiso para realizar esta acción')
  return currentOf(tx, view, call, String(row.key))
}
