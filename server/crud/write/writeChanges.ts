import type { Queryable } from '../../db/queryable.ts'
import { updateMany } from '../../db/updateMany.ts'
import { Falla } from '../../http/Falla.ts'
import { advisorsFor } from '../advice/heedAdvice.ts'
import type { KnownTargets } from './judgeValues.ts'
import {
  judge,
  newVersion,
  storeChange,
  storeParts,
  withAccounts,
  type PassedChange,
  type JudgedChange,
  type StoredChange,
  type ProposedChange,
} from './oneChange.ts'
import { tellOfChanges } from './tellOfChanges.ts'
import type { WriteContext } from './writeContext.ts'

/**
 * Writes proposed changes, each judged as after those before it. Returns per change what history records, `false` if
 * nothing changed, or the refusal. What the database refuses of one is thrown for all.
 */
export const writeChanges = async (
  tx: Queryable,
  context: WriteContext,
  proposals: readonly (ProposedChange | Falla)[],
): Promise<readonly (PassedChange | false | Falla)[]> => {
  const targets: KnownTargets = new Map()
  const outcomes: (PassedChange | false | Falla)[] = []
  let judged: JudgedChange[] = []
  const write = async () => {
    const changes = await withAccounts(tx, context, judged)
    if (changes.length) await store(tx, context, changes)
    await tellOfChanges(tx, context, changes)
    judged = []
  }
  for (const proposed of proposals) {
    if (proposed instanceof Falla) {
      outcomes.push(proposed)
      continue
    }
    const looksAround = isJudgedByOthers(context, proposed)
    if (looksAround) await write()
    const verdict = await orRefusal(() => judge(tx, context, proposed, targets))
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

/** Runs a work; answers its result, or the `Falla` below 500 that refused it. Any other error is thrown. */
export const orRefusal = async <T>(work: () => Promise<T>): Promise<T | Falla> => {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Falla && error.status < 500) return error
    throw error
  }
}

/** Tells whether other records of its table may speak against a change, so that those before it must be written by then. */
const isJudgedByOthers = (
  context: WriteContext,
  { before: { key, values: before }, values }: ProposedChange,
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

/** Stores judged changes, several with one statement for all that change the same columns; what the database refuses of one is thrown for all. */
const store = async (tx: Queryable, context: WriteContext, changes: readonly StoredChange[]): Promise<void> => {
  const { resource, table } = context.plan
  const [only, ...others] = changes
  if (only && others.length === 0) return storeChange(tx, context, only)
  await updateMany(
    tx,
    table,
    resource.key,
    changes.map(change => ({ ...newVersion(resource, change), [resource.key]: change.before.key })),
  )
  for (const change of changes) await storeParts(tx, context, change)
}
