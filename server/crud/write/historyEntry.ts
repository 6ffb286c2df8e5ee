import type { StoredRecord } from '../read/storedRecord.ts'
import type { HistoryEntry } from '../recordChange.ts'
import { historySnapshot } from './rowOf.ts'
import type { WriteContext } from './writeContext.ts'

/** An added record has no `before`, a deleted one no `after`. */
type Written =
  | { before: StoredRecord; after?: undefined }
  | { before: StoredRecord; after: StoredRecord }
  | { before?: undefined; after: StoredRecord }

/** Builds the history of a record that a write added, changed or deleted: by whom, when, and all decided values, before and after. */
export const historyEntry = (
  { plan: { resource }, call: { usuario }, momento }: Pick<WriteContext, 'plan' | 'call' | 'momento'>,
  { before, after }: Written,
  motivo?: string | null,
): HistoryEntry => ({
  entidad: resource.name,
  clave: before ? before.key : after.key,
  version: after ? after.version : before.version,
  accion: !before ? 'create' : after ? 'update' : 'delete',
  usuario,
  momento,
  motivo,
  antes: before && historySnapshot(resource, before.values),
  despues: after && historySnapshot(resource, after.values),
})
