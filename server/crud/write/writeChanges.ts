import { eq } from 'drizzle-orm'
import type { Finding } from '../../../src/schema/advice.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../context.ts'
import { updateMany } from '../../db/updateMany.ts'
import { Falla } from '../../http/Falla.ts'
import { advisorsFor, heedAdvice } from '../advice/heedAdvice.ts'
import { isSameValue } from '../recordChange.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { columnOf } from '../registry.ts'
import { guardNamed } from '../serverHouse.ts'
import { accountStepOf, keepInStep, type AccountStep } from './account.ts'
import { brokenPointers, type Known } from './judgeValues.ts'
import { historySnapshot, rowOf, writeParts } from './rowOf.ts'
import { refuseErrors } from './refuseErrors.ts'
import { refuseSettled } from './refuseSettled.ts'
import type { WriteContext } from './writeContext.ts'

/** A record as it is and the values that it is to have. */
export type WantedChange = { before: StoredRecord; values: Values }

/** A record as it was before it was changed, and the findings that were gone past: what `recordUpdates` is to write history of. */
export type Changed = { before: StoredRecord; passed: readonly Finding[] }

/** Gives a record these values, judged by what other tables hold; answers what history is to tell, false where nothing changed. */
export const writeChange = async (
  tx: Queryable,
  context: WriteContext,
  before: StoredRecord,
  values: Values,
): Promise<Changed | false> => {
  const [outcome = false] = await writeChanges(tx, context, [{ before, values }])
  if (outcome instanceof Falla) throw outcome
  return outcome
}

/** Gives records these values, as `writeChange` does one after the other; answers in their order what history is to tell, false where nothing changed, or why one is refused, also of one that was refused before. They are written together, so what the database refuses of one it throws for all. */
export const writeChanges = async (
  tx: Queryable,
  context: WriteContext,
  all: readonly (WantedChange | Falla)[],
): Promise<readonly (Changed | false | Falla)[]> => {
  const known: Known = new Map()
  const outcomes: (Changed | false | Falla)[] = []
  let judged: Judged[] = []
  const write = async () => {
    const changes = await withAccounts(tx, context, judged)
    if (changes.length) await store(tx, context, changes)
    judged = []
  }
  for (const wanted of all) {
    if (wanted instanceof Falla) {
      outcomes.push(wanted)
      continue
    }
    const looksAround = isJudgedByOthers(context, wanted)
    if (looksAround) await write()
    const verdict = await orRefusal(() => judge(tx, context, wanted, known))
    if (verdict instanceof Falla) outcomes.push(verdict)
    else {
      judged.push(verdict)
      outcomes.push(verdict.changed && verdict)
    }
    if (looksAround) await write()
  }
  await write()
  return outcomes
}

/** Answers what came of a work, or why it was refused; what nobody foresaw is thrown. */
export const orRefusal = async <T>(work: () => Promise<T>): Promise<T | Falla> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Falla && error.status < 500) return error
    throw error
  }
}

/** Whether what other records of its table hold may speak against a change: those before it must be written by then. */
const isJudgedByOthers = (
  context: WriteContext,
  { before: { key, values: before }, values }: WantedChange,
): boolean => {
  const { resource } = context.plan
  const { fields, name, write } = resource
  return (
    write?.guard !== undefined ||
    Object.entries(fields).some(
      ([each, field]) => field.kind === 'reference' && field.to === name && values[each] !== before[each],
    ) ||
    advisorsFor(context, { key, before, values }).length > 0
  )
}

type Judged = WantedChange & Changed & { step: AccountStep; changed: boolean }

/** A record with these values, judged by what other tables hold: what its account must do, what was gone past, and whether anything changes. */
export const judge = async (
  tx: Queryable,
  context: WriteContext,
  { before, values }: WantedChange,
  known: Known,
): Promise<Judged> => {
  const { resource } = context.plan
  await refuseSettled(tx, context, before, values)
  refuseErrors(await brokenPointers(tx, context, values, before.values, known))
  const { guard } = resource.write ?? {}
  if (guard) refuseErrors(await guardNamed(guard)(tx, { key: before.key, before: before.values, after: values }))
  const passed = await heedAdvice(tx, context, { key: before.key, before: before.values, values })
  const step = accountStepOf(resource, values, before)
  const same = isSameValue(historySnapshot(resource, before.values), historySnapshot(resource, values))
  return { before, values, passed, step, changed: !same || step.opens === true }
}

export type StoredChange = WantedChange & Changed & { id_usuario: string | null }

/** Brings accounts in step with their records; answers those that change, with their account. */
export const withAccounts = async (
  tx: Queryable,
  context: WriteContext,
  judged: readonly Judged[],
): Promise<readonly StoredChange[]> => {
  const accounts = await keepInStep(tx, context, judged)
  return judged.flatMap(({ before, values, passed, changed }, at) =>
    changed ? [{ before, values, passed, id_usuario: accounts[at] ?? null }] : [],
  )
}

/** Stores changes that were judged, of several records with one statement for all that change the same columns; what the database refuses of one it throws for all. */
export const store = async (tx: Queryable, context: WriteContext, changes: readonly StoredChange[]): Promise<void> => {
  const { resource, table } = context.plan
  const [only, ...others] = changes
  if (only && others.length === 0) await storing(tx, context, only).execute()
  else
    await updateMany(
      tx,
      table,
      resource.key,
      changes.map(change => ({ ...newVersion(resource, change), [resource.key]: change.before.key })),
    )
  for (const { before, values } of changes)
    await writeParts(tx, resource, { key: before.key, values, before: before.values })
}

/** The statement that stores a change of one record. */
export const storing = (tx: Queryable, { plan: { resource, table } }: WriteContext, change: StoredChange) =>
  tx
    .update(table)
    .set(newVersion(resource, change))
    .where(eq(columnOf(table, resource.key), change.before.key))

/** The fields that a change gives another value in the table of their resource. */
export const changedFields = ({ plan: { resource } }: WriteContext, change: StoredChange): readonly string[] =>
  Object.keys(changesOf(resource, change))

const newVersion = (resource: AnyResource, change: StoredChange) => ({
  ...changesOf(resource, change),
  version: change.before.version + 1,
})

/** What the table is to keep otherwise than now: only that is written, and only what watches over it runs. */
const changesOf = (resource: AnyResource, { before, values, id_usuario }: StoredChange) => {
  const now = rowOf(resource, before.values, before.id_usuario)
  const then = rowOf(resource, values, id_usuario)
  return Object.fromEntries(Object.entries(then).filter(([name, value]) => !isSameValue(now[name], value)))
}
