import type { Context } from 'hono'
import type { AnyProcess } from '../../../src/schema/process/process.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { writeContextOf, type WriteContext } from '../write/writeContext.ts'

/** A resource whose records are the cases of a process. */
export type CaseResource = AnyResource & { process: AnyProcess }

/** A write to the cases of a process, and the key by which its client marks a sending that it may repeat. Anybody may make one: a step needs no request. */
export type CaseContext = WriteContext & { resource: CaseResource; sendingKey?: string | undefined }

/** Returns the write to the cases of a process that a request asks for. */
export const caseContextOf = (c: Context<AppEnv>, resource: CaseResource): CaseContext => ({
  ...writeContextOf(c, readPlanOf(resource)),
  resource,
  sendingKey: c.req.header('idempotency-key'),
})
