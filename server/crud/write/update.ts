import { eq } from 'drizzle-orm'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Queryable } from '../../contexto.ts'
import { heedAdvice, reasonFor } from '../advice/heedAdvice.ts'
import { recordChanges, isSameValue } from '../recordChange.ts'
import { storedRecordsOf, type StoredRecord } from '../read/storedRecord.ts'
import type { Registro } from '../read/recordOf.ts'
import { columnOf } from '../registry.ts'
import { guardNamed } from '../serverHouse.ts'
import { validated } from './validated.ts'
import { syncAccount } from './account.ts'
import { lockForWrite } from './lockForWrite.ts'
import { refuseSealed } from './refuseSealed.ts'
import { refuseSettled } from './refuseSettled.ts'
import { refuseStale } from './refuseStale.ts'
import { rowOf, historySnapshot } from './rowOf.ts'
import type { Body, WriteContext } from './writeContext.ts'
import { writeParts } from './writeParts.ts'
import { brokenPointers, type Known } from './brokenPointers.ts'
import { refuseErrors } from './refuseErrors.ts'
import { withBuilt } from './withBuilt.ts'
import { runWrite } from './runWrite.ts'

/** Changes a record if nobody else did since the version that the body names; answers it as it is now. A change of nothing leaves no trace. */
export const update = (job: WriteContext, key: string, body: Body): Promise<Registro> =>
  runWrite(job, async tx => {
    const before = await lockForWrite(tx, job, key)
    refuseSealed(job.view.resource, 'update', before)
    await refuseStale(tx, job, before, body.version)
    const values: Values = {
      ...before.values,
      ...validated(job, 'update', await withBuilt(tx, job, 'update', body, before.values), before.values),
    }
    return (await changeTo(tx, job, before, values)).registro
  })

/** Gives a record these values; answers it as it is now. A change of nothing leaves no trace. */
const changeTo = async (
  tx: Queryable,
  job: WriteContext,
  before: StoredRecord,
  values: Values,
): Promise<StoredRecord> => {
  if (!(await writeChange(tx, job, before, values))) return before
  const [after = before] = await tellChanges(tx, job, [before])
  return after
}

/** Gives a record these values, judged by what other tables hold; answers whether anything changed, of which `tellChanges` is to write history. */
export const writeChange = async (
  tx: Queryable,
  job: WriteContext,
  before: StoredRecord,
  values: Values,
  known?: Known,
): Promise<boolean> => {
  const { resource, table } = job.view
  await refuseSettled(tx, job, before, values)
  refuseErrors(await brokenPointers(tx, job, 'update', values, before.values, known))
  const { guard } = resource.write ?? {}
  if (guard) refuseErrors(await guardNamed(guard)(tx, { key: before.key, before: before.values, after: values }))
  const passed = await heedAdvice(tx, job, { key: before.key, before: before.values, values })
  if (passed.length) job.passed.set(before.key, passed)
  const id_usuario = await syncAccount(tx, job, values, before)
  if (
    isSameValue(historySnapshot(resource, before.values), historySnapshot(resource, values)) &&
    id_usuario === before.id_usuario
  )
    return false
  await tx
    .update(table)
    .set({ ...rowOf(resource, values, id_usuario), version: before.version + 1 })
    .where(eq(columnOf(table, resource.key), before.key))
  await writeParts(tx, resource, values, before.key)
  return true
}

/** Writes to history what became of records that were changed since they were read so; answers them as they are now. */
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
  await recordChanges(
    tx,
    pairs.map(({ before, after }) => ({
      entidad: resource.name,
      clave: before.key,
      version: after.version,
      accion: 'update' as const,
      usuario: call.usuario,
      momento,
      motivo: [motivo, reasonFor(passed.get(before.key))].filter(Boolean).join('; ') || null,
      antes: historySnapshot(resource, before.values),
      despues: historySnapshot(resource, after.values),
    })),
  )
  return pairs.map(({ after }) => after)
}
