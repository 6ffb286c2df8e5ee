import type { AnyProcess } from '../../../src/schema/process/process.ts'
import type { Usuario } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import type { CaseContext, CaseResource } from './caseContext.ts'

/** Context of every step: its write, in its transaction, and at hand what the step reads of it. */
export type CaseWork = {
  context: CaseContext
  resource: CaseResource
  process: AnyProcess
  /** Transaction, plan, caller, moment and day of `context`. */
  tx: Queryable
  plan: ReadPlan
  usuario: Usuario
  now: Date
  today: string
}

/** Returns the context of a step in its transaction. */
export const caseWork = (write: CaseContext, tx: Queryable): CaseWork => {
  const { resource, plan, momento: now, call } = write
  const { usuario, today } = call
  return { context: { ...write, db: tx }, resource, process: resource.process, tx, plan, usuario, now, today }
}
