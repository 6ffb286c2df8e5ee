import { eq } from 'drizzle-orm'
import type { Finding } from '../../../src/schema/advice.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { heedAdvice } from '../advice/heedAdvice.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { isSameValue } from '../recordChange.ts'
import { columnOf } from '../registry.ts'
import { guardNamed } from '../serverHouse.ts'
import { accountStepOf, keepInStep, type AccountStep } from './account.ts'
import { brokenPointers, type KnownTargets } from './judgeValues.ts'
import { refuseErrors, refuseSettled } from './refuse.ts'
import { historySnapshot, rowOf, writeParts } from './rowOf.ts'
import type { WriteContext } from './writeContext.ts'

/** A stored record and the values that it is to have. */
export type ProposedChange = { before: StoredRecord; values: Values }

/** A record before its change, and the findings that were gone past: what `recordUpdates` writes history of. */
export type PassedChange = { before: StoredRecord; passed: readonly Finding[] }

/** A judged change: what its account must do, and whether anything changes. */
export type JudgedChange = ProposedChange & PassedChange & { step: AccountStep; changed: boolean }

/** Judges new values of a record by what other tables hold, and throws what refuses them; answers the account's step, the findings gone past, and whether anything changes. */
export const judge = async (
  tx: Queryable,
  context: WriteContext,
  { before, values }: ProposedChange,
  targets: KnownTargets,
): Promise<JudgedChange> => {
  const { resource } = context.plan
  await refuseSettled(tx, context, before, values)
  refuseErrors(await brokenPointers(tx, context, values, { stored: before.values, targets }))
  const { guard } = resource.write ?? {}
  if (guard) refuseErrors(await guardNamed(guard)(tx, { key: before.key, before: before.values, after: values }))
  const passed = await heedAdvice(tx, context, { key: before.key, before: before.values, values })
  const step = accountStepOf(resource, values, before)
  const same = isSameValue(historySnapshot(resource, before.values), historySnapshot(resource, values))
  return { before, values, passed, step, changed: !same || step.opens === true }
}

/** A judged change, with the account that its record now has. */
export type StoredChange = ProposedChange & PassedChange & { id_usuario: string | null }

/** Brings accounts in step with their records; answers the changes that change something, with their account. */
export const withAccounts = async (
  tx: Queryable,
  context: WriteContext,
  judged: readonly JudgedChange[],
): Promise<readonly StoredChange[]> => {
  const accounts = await keepInStep(tx, context, judged)
  return judged.flatMap(({ before, values, passed, changed }, at) =>
    changed ? [{ before, values, passed, id_usuario: accounts[at] ?? null }] : [],
  )
}

/** Stores a change of one record with its parts. */
export const storeChange = async (tx: Queryable, context: WriteContext, change: StoredChange): Promise<void> => {
  await storing(tx, context, change).execute()
  await storeParts(tx, context, change)
}

/** Stores the parts that a change alters and other tables keep. */
export const storeParts = (
  tx: Queryable,
  { plan: { resource } }: WriteContext,
  { before, values }: StoredChange,
): Promise<void> => writeParts(tx, resource, { key: before.key, values, before: before.values })

/** Builds the statement that stores a change of one record. */
export const storing = (tx: Queryable, { plan: { resource, table } }: WriteContext, change: StoredChange) =>
  tx
    .update(table)
    .set(newVersion(resource, change))
    .where(eq(columnOf(table, resource.key), change.before.key))

/** Names the fields to which a change gives another value in the resource's own table. */
export const changedFields = ({ plan: { resource } }: WriteContext, change: StoredChange): readonly string[] =>
  Object.keys(changesOf(resource, change))

/** Returns the columns that a change writes, with the next version. */
export const newVersion = (resource: AnyResource, change: StoredChange) => ({
  ...changesOf(resource, change),
  version: change.before.version + 1,
})

/** Returns only the columns that change, so that only the triggers of those run. */
const changesOf = (resource: AnyResource, { before, values, id_usuario }: StoredChange) => {
  const now = rowOf(resource, before.values, before.id_usuario)
  const after = rowOf(resource, values, id_usuario)
  return Object.fromEntries(Object.entries(after).filter(([name, value]) => !isSameValue(now[name], value)))
}
