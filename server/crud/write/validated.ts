import type { Mode } from '../../../src/schema/active.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { validate } from '../../../src/schema/validate.ts'
import type { Body, WriteContext } from './writeContext.ts'
import { refuseErrors } from './refuseErrors.ts'

/** What a body says, once it passes the declared validation; 422 otherwise. */
export const validated = ({ view, call }: WriteContext, mode: Mode, body: Body, stored?: Values): Values => {
  const { values, errors } = validate(view.resource, mode, body, call.hoy, stored)
  refuseErrors(errors)
  return values
}
