import type { Context } from 'hono'
import * as z from 'zod'
import type { AnyBulkAction } from '../../../src/schema/bulk.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { validate } from '../../../src/schema/validate.ts'
import type { AppEnv } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'
import { parseOrRefuse } from '../../http/readBody.ts'
import { requestScopeOf } from '../requestScope.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import { bulkHandlerNamed } from '../serverHouse.ts'
import { type StoredRecord, lockAllForWrite } from '../read/storedRecord.ts'
import { missingRecord } from '../missingRecord.ts'
import { writeContextOf } from '../write/writeContext.ts'
import { patchedValues } from '../write/patchedValues.ts'
import { refuseErrors } from '../write/refuse.ts'
import { recordUpdates } from '../write/update.ts'
import type { ProposedChange } from '../write/oneChange.ts'
import { orRefusal, writeChanges } from '../write/writeChanges.ts'
import { recordsAtOnce } from './recordsAtOnce.ts'
import type { Act, ActOnAll, RecordOutcome } from './bulkRoom.ts'

/** Returns what an action does to each record, with the values asked for once; 422 for what its fields refuse. */
export const actOf = async (
  c: Context<AppEnv>,
  plan: ReadPlan,
  action: AnyBulkAction,
  { values: entered, params }: { values: unknown; params: Readonly<Record<string, string>> },
): Promise<Act> => {
  const { handler, inputs, set = {} } = action
  if (handler) {
    const act = await bulkHandlerNamed(handler)(entered, params, c)
    return oneByOne(typeof act === 'function' ? { on: async () => act } : act)
  }
  const values = inputs ? inputValues(c, plan, inputs, parseOrRefuse(anyObject, entered ?? {})) : set
  return patching(c, plan, () => values)
}

/** Turns a hand-made act on one record into one that takes several, each in turn. */
const oneByOne = ({ on, ...act }: ActOnAll): Act => ({
  ...act,
  together: 1,
  on: async (...targets) => {
    const act = await on(...targets)
    return {
      change: async (call, keys) => {
        const outcomes: RecordOutcome[] = []
        for (const key of keys) {
          const outcome = await act(call, key)
          outcomes.push(outcome === true ? { passed: [] } : outcome)
        }
        return outcomes
      },
    }
  },
})

/** Gives each record its values under the rules of its form. Advice counts as gone past here: it is asked of whoever does it to all. Locks, reads and tells history of all records at once. */
export const patching = (c: Context<AppEnv>, plan: ReadPlan, valuesFor: (key: string) => Values): Act => {
  const ofCall = writeContextOf(c, plan)
  const { advice } = ofCall
  const context = { ...ofCall, advice: advice && { ...advice, seen: advice.seen && ('every' as const) } }
  return {
    together: recordsAtOnce,
    on: async ({ db: batch }, chosenKeys) => {
      const locked = await lockAllForWrite(batch, { ...context, db: batch }, chosenKeys)
      const lockedRecord = (key: string): StoredRecord => {
        const record = locked.get(key) ?? missingRecord(plan.resource)
        if (record instanceof Falla) throw record
        return record
      }
      return {
        change: async ({ db }, keys) => {
          const proposed: (ProposedChange | Falla)[] = []
          for (const key of keys)
            proposed.push(
              await orRefusal(async () => {
                const before = lockedRecord(key)
                return { before, values: await patchedValues(db, { ...context, db }, before, valuesFor(key)) }
              }),
            )
          return writeChanges(db, { ...context, db }, proposed)
        },
        finish: async ({ db }, changed) => {
          const records = [...changed].map(([key, { passed }]) => ({ before: lockedRecord(key), passed }))
          await recordUpdates(db, { ...context, db }, records)
        },
      }
    },
  }
}

/** Returns the values of the asked fields alone, judged before any record is looked at; 422 for a wrong one. */
const inputValues = (
  c: Context<AppEnv>,
  { resource }: ReadPlan,
  inputs: readonly string[],
  body: Readonly<Record<string, unknown>>,
): Values => {
  const { values, errors } = validate(resource, 'update', body, requestScopeOf(c))
  refuseErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => inputs.includes(name))))
  return Object.fromEntries(inputs.map(name => [name, values[name] ?? null]))
}

const anyObject = z.record(z.string().max(100), z.unknown())
