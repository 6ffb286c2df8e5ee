import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { boundBy, bulkIn, type AnyBulkAction } from '../../../src/schema/bulk.ts'
import { doorOf } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { largestBody } from '../../http/largestBody.ts'
import { limitBody, readBody, limitShortBody } from '../../http/readBody.ts'
import { inTransactionAgain } from '../../db/inTransactionAgain.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { requestScopeOf } from '../requestScope.ts'
import { readPlanOf, type ReadPlan } from '../read/readPlan.ts'
import { everyResource } from '../registry.ts'
import { callThrough, choosing, limitSelection } from '../selection/selection.ts'
import { serverHouse } from '../serverHouse.ts'
import { requireRoles } from '../requireRoles.ts'
import { actOf } from './actOf.ts'
import { applyBatch, previewBatch } from './batch.ts'
import { chosenRows } from './chosenRows.ts'
import { inCommon } from './inCommon.ts'
import { progressOfBatch, progressOfCall } from './progress.ts'
import { undoBatch } from './undoBatch.ts'

/** `POST lotes/{resource}/{accion}` previews an action on chosen records or, with the preview's mark, does it; `POST lotes/{id}/deshacer` takes it back; `GET lotes/avance` tells the progress. */
export const bulk = () => {
  const { signedIn } = serverHouse()
  const app = new Hono<AppEnv>()
  for (const resource of everyResource())
    for (const [name, action] of Object.entries(resource.bulk ?? {}))
      app.post(
        `/lotes/${resource.name}/${name}`,
        signedIn,
        requireRoles(...action.roles),
        action.files ? bodyWithFiles : limitSelection,
        idempotent,
        c => batch(c, readPlanOf(resource), name, action),
      )
  app.get('/lotes/avance', signedIn, async c => answerSuccess(c, '', await progressOfBatch(c)))
  return app.post('/lotes/:id/deshacer', signedIn, limitShortBody, idempotent, async c => {
    const { message, data } = await undoBatch(c, c.req.param('id'))
    return answerSuccess(c, message, data)
  })
}

const bodyWithFiles = limitBody(largestBody)

const batch = async (c: Context<AppEnv>, plan: ReadPlan, name: string, action: AnyBulkAction) => {
  const { list, params, ids, filter, values, preview, huella, avisos } = await readBody(c, batchBody)
  const { resource } = plan
  if (!bulkIn(resource, list, c.var.usuario.rol).some(([each]) => each === name)) throw notAllowed()
  const door = doorOf(resource, list)
  const scope = callThrough(requestScopeOf(c), door, params)
  const chosen = (db: AppEnv['Variables']['db']) => chosenRows(db, { plan, door, call: scope }, { ids, filter })
  if (preview && values === undefined && boundBy(resource, action).length)
    return answerSuccess(c, '', inCommon(resource, action, await chosen(c.var.db)))
  const act = await actOf(c, plan, action, { values, params: scope.params })
  if (preview) {
    const rows = await chosen(c.var.db)
    const call = { ...c.var, progressIn: progressOfCall(c, { untilGone: true }) }
    return answerSuccess(c, '', await previewBatch({ call, resource, name, action, act, ...rows }))
  }
  return inTransactionAgain(c.var.db, async tx => {
    const call = { ...c.var, db: tx, progressIn: progressOfCall(c) }
    const rows = await chosen(tx)
    if (!huella) throw new Falla(422, 'Revise primero qué pasaría con los registros elegidos')
    const { message, data } = await applyBatch({ call, resource, name, action, act, ...rows }, { huella, avisos })
    return answerSuccess(c, message, data)
  })
}

/** Body of a batch: which records, the values for them, and the mark of the preview that was seen. */
export const batchBody = choosing({
  list: z.string().max(100),
  values: z.unknown().optional(),
  preview: z.boolean().default(false),
  huella: z.string().max(100).optional(),
  avisos: z.boolean().default(false),
})
