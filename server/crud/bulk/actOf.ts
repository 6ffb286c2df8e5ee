import type { Context } from 'hono'
import * as z from 'zod'
import type { BulkAction } from '../../../src/schema/bulk.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { validate } from '../../../src/schema/validate.ts'
import type { Entorno } from '../../contexto.ts'
import { conforme } from '../../cuerpo.ts'
import { callOf } from '../call.ts'
import type { View } from '../read/view.ts'
import { bulkHandlerNamed } from '../serverHouse.ts'
import { jobOf } from '../write/jobOf.ts'
import { patch } from '../write/patch.ts'
import { refuse } from '../write/refuse.ts'
import type { Act } from './bulkRoom.ts'

/** What an action does to each record, with what was asked for once; 422 for what its fields refuse. */
export const actOf = (c: Context<Entorno>, view: View, action: BulkAction, said: unknown): Act => {
  const { handler } = action
  if (handler) return bulkHandlerNamed(handler)(said)
  return patching(c, view, action.set ?? asked(c, view, action.inputs ?? [], conforme(anyObject, said ?? {})))
}

/** Gives each record these values, under the rules of its form. */
export const patching = (c: Context<Entorno>, view: View, values: Values): Act => {
  const job = jobOf(c, view)
  return ({ db }, key) => patch(db, { ...job, db }, key, values)
}

/** Only the fields that are asked for, each judged by itself before any record is looked at. */
const asked = (
  c: Context<Entorno>,
  { resource }: View,
  inputs: readonly string[],
  said: Readonly<Record<string, unknown>>,
): Values => {
  const { values, errors } = validate(resource, 'update', said, callOf(c).hoy)
  refuse(Object.fromEntries(Object.entries(errors).filter(([name]) => inputs.includes(name))))
  return Object.fromEntries(inputs.map(name => [name, values[name] ?? null]))
}

const anyObject = z.record(z.string().max(100), z.unknown())
