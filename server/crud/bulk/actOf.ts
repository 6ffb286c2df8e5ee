import type { Context } from 'hono'
import * as z from 'zod'
import type { AnyBulkAction } from '../../../src/schema/bulk.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { validate } from '../../../src/schema/validate.ts'
import type { AppEnv } from '../../contexto.ts'
import { parseOrRefuse } from '../../http/readBody.ts'
import { requestScopeOf } from '../requestScope.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import { bulkHandlerNamed } from '../serverHouse.ts'
import { jobOf } from '../write/jobOf.ts'
import { patch } from '../write/patch.ts'
import { refuseErrors } from '../write/refuseErrors.ts'
import type { Act } from './bulkRoom.ts'

/** What an action does to each record, with what was asked for once; 422 for what its fields refuse. */
export const actOf = (c: Context<AppEnv>, view: ReadPlan, action: AnyBulkAction, said: unknown): Act => {
  const { handler } = action
  if (handler) return bulkHandlerNamed(handler)(said)
  return patching(c, view, action.set ?? asked(c, view, action.inputs ?? [], parseOrRefuse(anyObject, said ?? {})))
}

/** Gives each record these values, under the rules of its form. */
export const patching = (c: Context<AppEnv>, view: ReadPlan, values: Values): Act => {
  const job = jobOf(c, view)
  return ({ db }, key) => patch(db, { ...job, db }, key, values)
}

/** Only the fields that are asked for, each judged by itself before any record is looked at. */
const asked = (
  c: Context<AppEnv>,
  { resource }: ReadPlan,
  inputs: readonly string[],
  said: Readonly<Record<string, unknown>>,
): Values => {
  const { values, errors } = validate(resource, 'update', said, requestScopeOf(c).hoy)
  refuseErrors(Object.fromEntries(Object.entries(errors).filter(([name]) => inputs.includes(name))))
  return Object.fromEntries(inputs.map(name => [name, values[name] ?? null]))
}

const anyObject = z.record(z.string().max(100), z.unknown())
