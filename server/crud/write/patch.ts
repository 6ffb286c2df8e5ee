import { isActive } from '../../../src/schema/active.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import { validate } from '../../../src/schema/validate.ts'
import type { Queryable } from '../../contexto.ts'
import { lockForWrite } from './lockForWrite.ts'
import type { WriteContext } from './writeContext.ts'
import { refuseErrors } from './refuseErrors.ts'
import { refuseSealed } from './refuseSealed.ts'
import { changeTo } from './update.ts'
import { withBuilt } from './withBuilt.ts'

/** Changes some fields of a record as its whole form would, with all that hangs from them; answers whether anything changed. A fault that the record had before, elsewhere, does not stop it. */
export const patch = async (tx: Queryable, job: WriteContext, key: string, said: Values): Promise<boolean> => {
  const { resource } = job.view
  const before = await lockForWrite(tx, job, key)
  refuseSealed(resource, 'update', before)
  const judged = (body: Readonly<Record<string, unknown>>) =>
    validate(resource, 'update', body, job.call.hoy, before.values)
  const body = await withBuilt(tx, job, 'update', { ...before.values, ...said }, before.values)
  const { values, errors } = judged(body)
  const old = judged(before.values).errors
  refuseErrors(
    Object.fromEntries(
      Object.entries(errors).filter(([name, message]) => Object.hasOwn(said, name) || old[name] !== message),
    ),
  )
  const told = Object.entries(resource.fields).filter(
    ([name, field]) =>
      Object.hasOwn(values, name) &&
      (Object.hasOwn(said, name) ||
        ('built' in field && field.built) ||
        !isActive(field, 'update', { ...before.values, ...values }, before.values)),
  )
  const after = await changeTo(tx, job, before, {
    ...before.values,
    ...Object.fromEntries(told.map(([name]) => [name, values[name]])),
  })
  return after.version !== before.version
}
