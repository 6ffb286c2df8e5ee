import { Hono, type Context } from 'hono'
import * as z from 'zod'
import type { Advice } from '../../../src/schema/advice.ts'
import type { Mode } from '../../../src/schema/active.ts'
import { house } from '../../../src/schema/house.ts'
import { mayWrite } from '../../../src/schema/doors/mayWrite.ts'
import { validate } from '../../../src/schema/validate.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { limitBody, readBody } from '../../http/readBody.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { everyResource } from '../registry.ts'
import { requireRoles } from '../requireRoles.ts'
import { serverHouse } from '../serverHouse.ts'
import { brokenPointers } from '../write/judgeValues.ts'
import { writeContextOf } from '../write/writeContext.ts'
import { lockForWrite } from '../read/storedRecord.ts'
import { adviceFor, advisorsOf } from './findingsOf.ts'

/** `POST advertencias/{resource}`: answers the advice on a record before it is saved; a part of it may be unknown yet. */
export const advice = () => {
  const { signedIn } = serverHouse()
  const app = new Hono<AppEnv>()
  for (const resource of everyResource()) {
    if (advisorsOf(resource).length === 0) continue
    const writers = house().roles.filter(
      role => mayWrite(resource, 'create', role) || mayWrite(resource, 'update', role),
    )
    app.post(`/advertencias/${resource.name}`, signedIn, requireRoles(...writers), limitBody(128 * 1024), async c =>
      answerSuccess(c, '', await adviseOn(c, resource)),
    )
  }
  return app
}

/** Answers the advice on the values of a form. Values that the form would refuse count as unknown (null), so that nothing is looked for by them. */
const adviseOn = async (c: Context<AppEnv>, resource: AnyResource): Promise<Advice> => {
  const { valores, clave } = await readBody(c, adviceBody)
  const mode: Mode = clave === undefined ? 'create' : 'update'
  if (!mayWrite(resource, mode, c.var.usuario.rol)) throw notAllowed()
  const context = writeContextOf(c, readPlanOf(resource))
  return inTransaction(c.var.db, async tx => {
    const before = clave === undefined ? undefined : (await lockForWrite(tx, context, clave)).values
    const { values, errors } = validate(resource, mode, valores, { today: context.call.today, stored: before })
    const wrong = { ...errors, ...(await brokenPointers(tx, context, values, { stored: before })) }
    const validValues = Object.fromEntries(Object.entries(values).filter(([name]) => !Object.hasOwn(wrong, name)))
    return adviceFor(tx, context, {
      values: { ...before, ...Object.fromEntries(Object.keys(wrong).map(name => [name, null])), ...validValues },
      before,
      key: clave,
    })
  })
}

/** Body of the call: the values as they stand in the form, and the key of an existing record. */
export const adviceBody = z.object({
  valores: z.record(z.string().max(100), z.unknown()),
  clave: z.string().max(200).optional(),
})
