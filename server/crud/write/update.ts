import { eq } from 'drizzle-orm'
import type { Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../contexto.ts'
import { withoutWaiting } from '../../db/inTransaction.ts'
import { heedAdvice, reasonFor } from '../advice/heedAdvice.ts'
import { recordChanges, isSameValue } from '../recordChange.ts'
import { storedRecordsOf, type StoredRecord, lockForWrite } from '../read/storedRecord.ts'
import type { Registro } from '../read/recordOf.ts'
import { columnOf } from '../registry.ts'
import { guardNamed } from '../serverHouse.ts'
import { judgeValues, brokenPointers, type Known } from './judgeValues.ts'
import { syncAccount } from './account.ts'
import { refuseErrors, refuseSealed, refuseSettled, refuseStale, runWrite } from './runWrite.ts'
import { rowOf, historySnapshot, hasParts, writeParts } from './rowOf.ts'
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
  const change = await changeOf(tx, job, before, values)
  if (!change) return before
  const storing = store(tx, job, before, change)
  if (hasParts(job.view.resource)) await storing
  const telling = tellChanges(tx, job, [before])
  const [stored, told] = await Promise.allSettled([storing, telling])
  if (stored.status === 'rejected') throw stored.reason
  if (told.status === 'rejected') throw told.reason
  return told.value[0] ?? before
}

/** Gives a record these values, judged by what other tables hold; answers whether anything changed, of which `tellChanges` is to write history. */
export const writeChange = async (
  tx: Queryable,
  job: WriteContext,
  before: StoredRecord,
  values: Values,
  known?: Known,
): Promise<boolean> => {
  const change = await changeOf(tx, job, before, values, known)
  if (change) await store(tx, job, before, change)
  return change !== undefined
}

type Change = Pick<StoredRecord, 'values' | 'id_usuario'>

/** What a record would become with these values, judged by what other tables hold; undefined where it is that already. Its account is in step with it from here on. */
const changeOf = async (
  tx: Queryable,
  job: WriteContext,
  before: StoredRecord,
  values: Values,
  known?: Known,
): Promise<Change | undefined> => {
  const { resource } = job.view
  await refuseSettled(tx, job, before, values)
  refuseErrors(await brokenPointers(tx, job, values, before.values, known))
  const { guard } = resource.write ?? {}
  if (guard) refuseErrors(await guardNamed(guard)(tx, { key: before.key, before: before.values, after: values }))
  const passed = await heedAdvice(tx, job, { key: before.key, before: before.values, values })
  if (passed.length) job.passed.set(before.key, passed)
  const id_usuario = await syncAccount(tx, job, values, before)
  const same =
    isSameValue(historySnapshot(resource, before.values), historySnapshot(resource, values)) &&
    id_usuario === before.id_usuario
  return same ? undefined : { values, id_usuario }
}

const store = async (tx: Queryable, { view: { resource, table } }: WriteContext, before: StoredRecord, to: Change) => {
  await tx
    .update(table)
    .set({ ...changesOf(resource, before, to), version: before.version + 1 })
    .where(eq(columnOf(table, resource.key), before.key))
    .execute()
  await writeParts(tx, resource, { key: before.key, values: to.values, before: before.values })
}

/** What the table is to keep otherwise than now: only that is written, and only what watches over it runs. */
const changesOf = (resource: AnyResource, before: StoredRecord, after: Change) => {
  const now = rowOf(resource, before.values, before.id_usuario)
  const then = rowOf(resource, after.values, after.id_usuario)
  return Object.fromEntries(Object.entries(then).filter(([name, value]) => !isSameValue(now[name], value)))
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
