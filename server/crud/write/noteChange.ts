import { eq } from 'drizzle-orm'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../context.ts'
import { type HistoryEntry, recordChange } from '../recordChange.ts'
import { columnOf, tableNamed } from '../registry.ts'

/** What changed of a record, and the version that this makes. */
type Change = Omit<HistoryEntry, 'entidad' | 'accion'> & { version: number }

/** Notes that a record, which is held, changed beside its fields: its version and history say so. */
export const noteChange = async (tx: Queryable, { name, key }: AnyResource, change: Change): Promise<void> => {
  const table = tableNamed(name)
  await tx
    .update(table)
    .set({ version: change.version })
    .where(eq(columnOf(table, key), change.clave))
  await recordChange(tx, { ...change, entidad: name, accion: 'update' })
}
