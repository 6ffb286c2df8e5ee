import type { Errors } from './validate.ts'

/** Returns the messages about these fields alone. */
export const errorsOf = (fields: readonly string[], errors: Errors): Errors =>
  Object.fromEntries(Object.entries(errors).filter(([name]) => fields.includes(name)))
