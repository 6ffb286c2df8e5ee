import { isActive } from '../../../src/schema/active.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { validate, type Verdict } from '../../../src/schema/validate.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import type { WriteContext } from './writeContext.ts'
import { refuseErrors, refuseSealed } from './refuse.ts'
import { withBuilt } from './judgeValues.ts'

/** Returns the values of a record with some fields changed, and all that depends on them; throws what its form or its seal refuses. */
export const patchedValues = async (
  tx: Queryable,
  context: WriteContext,
  before: StoredRecord,
  patch: Values,
): Promise<Values> => {
  refuseSealed(context.plan.resource, 'update', before)
  const { values, errors } = await judgePatch(tx, context, before, patch)
  refuseErrors(errors)
  return values
}

/** Judges a change of some fields; answers the record's values with all that depends on them, and the errors. A fault that the record already had elsewhere does not count. */
export const judgePatch = async (
  tx: Queryable,
  context: WriteContext,
  before: StoredRecord,
  patch: Readonly<Record<string, unknown>>,
): Promise<Verdict> => {
  const { resource } = context.plan
  const validated = (body: Readonly<Record<string, unknown>>) =>
    validate(resource, 'update', body, { today: context.call.today, stored: before.values })
  const body = await withBuilt(tx, context, { ...before.values, ...patch }, before.values)
  const { values, errors } = validated(body)
  const old = Object.keys(errors).length ? validated(before.values).errors : {}
  const takenFields = Object.entries(resource.fields).filter(
    ([name, field]) =>
      Object.hasOwn(values, name) &&
      (Object.hasOwn(patch, name) ||
        ('built' in field && field.built) ||
        !isActive(field, 'update', { ...before.values, ...values }, before.values)),
  )
  return {
    values: { ...before.values, ...Object.fromEntries(takenFields.map(([name]) => [name, values[name]])) },
    errors: Object.fromEntries(
      Object.entries(errors).filter(([name, message]) => Object.hasOwn(patch, name) || old[name] !== message),
    ),
  }
}
