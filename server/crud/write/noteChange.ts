import { eq } from 'drizzle-orm'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { type HistoryEntry, recordChange } from '../recordChange.ts'
import { columnOf, tableNamed } from '../registry.ts'

/** Change of a record, and the version that it makes. */
type Change = Omit<HistoryEntry, 'entidad' | 'accion'> & { version: number }

/** Writes the new version and the history of a locked record that changed beside its fields. */
export const noteChange = async (tx: Queryable, { name, key }: AnyResource, change: Change): Promise<void> => {
  const table = tableNamed(name)
  await tx
    .update(table)
    .set({ version: change.version })
    .where(eq(columnOf(table, key), change.clave))
  await recordChange(tx, { ...change, entidad: name, accion: 'update' })
}
