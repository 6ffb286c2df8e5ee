import type { Values } from '../../../src/schema/kinds.ts'
import type { Queryable } from '../../contexto.ts'
import { withoutWaiting } from '../../db/inTransaction.ts'
import { reasonFor } from '../advice/heedAdvice.ts'
import { recordChanges } from '../recordChange.ts'
import { storedRecordsOf, type StoredRecord, lockForWrite } from '../read/storedRecord.ts'
import type { Registro } from '../read/recordOf.ts'
import { judgeValues } from './judgeValues.ts'
import { refuseSealed, refuseStale, runWrite } from './runWrite.ts'
import { historySnapshot, hasParts } from './rowOf.ts'
import { judge, store, withAccounts } from './writeChanges.ts'
import type { Body, WriteContext } from './writeContext.ts'

/** Changes a record if nobody else did since the version that the body names; answers it as it is now. A change of nothing leaves no trace. */
export const update = (job: WriteContext, key: string, body: Body): Promise<Registro> =>
  runWrite(job, async tx => {
    const before = await lockForWrite(tx, job, key)
    refuseSealed(job.view.resource, 'update', before)
    await refuseStale(tx, job, before, body.version)
    const values: Values = {
      ...before.values,
      ...(await judgeValues(tx, job, 'update', body, before.values)),
    }
    return (await changeTo(tx, job, before, values)).registro
  })

/** Gives a record these values; answers it as it is now. A change of nothing leaves no trace. It is read behind its change, in the same turn. */
const changeTo = async (
  tx: Queryable,
  job: WriteContext,
  before: StoredRecord,
  values: Values,
): Promise<StoredRecord> => {
  const [change] = await withAccounts(tx, job, [await judge(tx, job, { before, values }, new Map())])
  if (!change) return before
  const storing = store(tx, job, [change])
  if (hasParts(job.view.resource)) await storing
  const telling = tellChanges(tx, job, [before])
  const [stored, told] = await Promise.allSettled([storing, telling])
  if (stored.status === 'rejected') throw stored.reason
  if (told.status === 'rejected') throw told.reason
  return told.value[0] ?? before
}

/** Writes to history what became of records that were changed since they were read so; answers them as they are now, not waiting for history. */
export const tellChanges = async (
  tx: Queryable,
  { view, call, momento, passed, motivo }: WriteContext,
  changed: readonly StoredRecord[],
): Promise<readonly StoredRecord[]> => {
  const { resource } = view
  const now = await storedRecordsOf(
    tx,
    view,
    call,
    changed.map(({ key }) => key),
  )
  const byKey = new Map(now.map(record => [record.key, record]))
  const pairs = changed.flatMap(before => {
    const after = byKey.get(before.key)
    return after ? [{ before, after }] : []
  })
  const entries = pairs.map(({ before, after }) => ({
    entidad: resource.name,
    clave: before.key,
    version: after.version,
    accion: 'update' as const,
    usuario: call.usuario,
    momento,
    motivo: [motivo, reasonFor(passed.get(before.key))].filter(Boolean).join('; ') || null,
    antes: historySnapshot(resource, before.values),
    despues: historySnapshot(resource, after.values),
  }))
  await withoutWaiting(tx, recordChanges(tx, entries))
  return pairs.map(({ after }) => after)
}
