import type { Mode } from '../../../src/schema/active.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { validate } from '../../../src/schema/validate.ts'
import type { Body, Job } from './job.ts'
import { refuse } from './refuse.ts'

/** What a body says, once it passes the declared validation; 422 otherwise. */
export const accepted = ({ view, call }: Job, mode: Mode, body: Body, stored?: Values): Values => {
  const { values, errors } = validate(view.resource, mode, body, call.hoy, stored)
  refuse(errors)
  return values
}
