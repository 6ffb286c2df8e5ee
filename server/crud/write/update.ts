import type { Values } from '../../../src/schema/kinds.ts'
import type { Registro } from '../../../src/schema/record/valueAt.ts'
import type { Queryable } from '../../db/queryable.ts'
import { withoutWaiting } from '../../db/inTransaction.ts'
import { reasonFor } from '../advice/heedAdvice.ts'
import { recordChanges } from '../recordChange.ts'
import { storedRecordsOf, type StoredRecord, lockForWrite } from '../read/storedRecord.ts'
import { columnsShowing, withColumns, type Places } from '../read/withColumns.ts'
import { recordPartsOf } from '../read/withRecordParts.ts'
import { columnOf } from '../registry.ts'
import { judgeValues } from './judgeValues.ts'
import { inWrite } from './inWrite.ts'
import {
  changedFields,
  judge,
  storeChange,
  storing,
  withAccounts,
  type PassedChange,
  type StoredChange,
} from './oneChange.ts'
import { refuseSealed, refuseStale } from './refuse.ts'
import { refuseOtherKey } from './refuseOtherKey.ts'
import { historyEntry } from './historyEntry.ts'
import { hasParts } from './rowOf.ts'
import { tellOfChanges } from './tellOfChanges.ts'
import { wholeBody } from './wholeBody.ts'
import type { Body, WriteContext } from './writeContext.ts'

/** Changes a record unless somebody else did since the version that the body names (409); answers it as it is now. A change of nothing leaves no trace. */
export const update = (context: WriteContext, key: string, body: Body): Promise<Registro> =>
  inWrite(context.db, context.plan.resource, async tx => {
    const before = await lockForWrite(tx, context, key)
    refuseOtherKey(context.plan.resource, before.key, body)
    refuseSealed(context.plan.resource, 'update', before)
    await refuseStale(tx, context, before, body.version)
    const values: Values = {
      ...before.values,
      ...(await judgeValues(tx, context, wholeBody(context, body, before.values), before.values)),
    }
    return (await changeTo(tx, context, before, values)).registro
  })

/** Gives a locked record these values; answers it as it is now. A change of nothing leaves no trace. */
export const changeTo = async (
  tx: Queryable,
  context: WriteContext,
  before: StoredRecord,
  values: Values,
): Promise<StoredRecord> => {
  const judged = await judge(tx, context, { before, values }, new Map())
  const [change] = await withAccounts(tx, context, [judged])
  if (!change) return before
  await tellOfChanges(tx, context, [change])
  const { resource } = context.plan
  const showsElsewhere = judged.step.change !== undefined || hasParts(resource)
  const places = showsElsewhere ? undefined : columnsShowing(context.plan, changedFields(context, change))
  if (places) {
    const after = await storeAndRetell(tx, context, change, places)
    await recordPairs(tx, context, [{ ...change, after }])
    return after
  }
  const stored = storeChange(tx, context, change)
  if (hasParts(resource)) await stored
  const [, [recorded = before]] = await bothOf(stored, recordUpdates(tx, context, [change]))
  return recorded
}

/** Stores a change that a room has judged itself, together with its account, which `changeTo` would judge and move by the declaration; then tells whoever has an open account, and writes history. Answers the record as it is now. */
export const storeJudged = async (
  tx: Queryable,
  context: WriteContext,
  change: StoredChange,
): Promise<StoredRecord> => {
  await storeChange(tx, context, change)
  await tellOfChanges(tx, context, [change])
  const [after = change.before] = await recordUpdates(tx, context, [change])
  return after
}

/** Stores a change that shows in these columns alone; answers the record with what the statement returns. What hand-made rooms add is read in the same round trip. */
const storeAndRetell = async (tx: Queryable, context: WriteContext, change: StoredChange, places: Places) => {
  const { plan, call } = context
  const { before } = change
  const [[returnedColumns = {}], parts] = await bothOf(
    storing(tx, context, change)
      .returning({ ...places, version: columnOf(plan.table, 'version') })
      .execute(),
    recordPartsOf(tx, plan, [before.key]),
  )
  const after = withColumns(plan, call.today, before, returnedColumns)
  return { ...after, registro: { ...after.registro, ...parts(before.key) } }
}

/** Waits for two statements that travel together; throws the first one's refusal, which alone makes the second fail. */
const bothOf = async <A, B>(one: Promise<A>, other: Promise<B>): Promise<readonly [A, B]> => {
  const [first, second] = await Promise.allSettled([one, other])
  if (first.status === 'rejected') throw first.reason
  if (second.status === 'rejected') throw second.reason
  return [first.value, second.value]
}

/** Writes the history of changed records; answers them as they are now, without waiting for history. */
export const recordUpdates = async (
  tx: Queryable,
  context: WriteContext,
  changed: readonly PassedChange[],
): Promise<readonly StoredRecord[]> => {
  const now = await storedRecordsOf(
    tx,
    context.plan,
    context.call,
    changed.map(({ before }) => before.key),
  )
  const byKey = new Map(now.map(record => [record.key, record]))
  return recordPairs(
    tx,
    context,
    changed.flatMap(change => {
      const after = byKey.get(change.before.key)
      return after ? [{ ...change, after }] : []
    }),
  )
}

const recordPairs = async (
  tx: Queryable,
  context: WriteContext,
  pairs: readonly (PassedChange & { after: StoredRecord })[],
): Promise<readonly StoredRecord[]> => {
  const entries = pairs.map(({ passed, ...pair }) =>
    historyEntry(context, pair, [context.motivo, reasonFor(passed)].filter(Boolean).join('; ')),
  )
  await withoutWaiting(tx, recordChanges(tx, entries))
  return pairs.map(({ after }) => after)
}
