import { Hono } from 'hono'
import * as z from 'zod'
import { house } from '../../../src/schema/house.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { notThere } from '../../http/notThere.ts'
import { parseOrRefuse } from '../../http/readBody.ts'
import { missingRecord } from '../missingRecord.ts'
import { listQuery } from '../read/listQuery.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { shownRecord } from '../read/shownRecord.ts'
import { everyResource } from '../registry.ts'
import { requestScopeOf } from '../requestScope.ts'
import { serverHouse } from '../serverHouse.ts'
import { historyOf } from './historyOf.ts'
import { recordAt } from './recordAt.ts'
import { wordsOf } from './wordsOf.ts'

/** `GET historial/{resource}/{key}`: answers a page of what happened to a record; with `fecha`, how it was at the end of that day. What no door shows the caller of the record is left out. */
export const history = () =>
  new Hono<AppEnv>().get('/historial/:resource/:key', serverHouse().signedIn, async c => {
    const { db, usuario } = c.var
    const { historyScope } = serverHouse()
    const reads = (each: AnyResource) => house().readsHistory?.(usuario.rol, each) === true
    if (!everyResource().some(reads) || !historyScope) throw notAllowed()
    const call = requestScopeOf(c)
    const resource = everyResource().find(({ name, link }) => name === c.req.param('resource') && !link)
    if (!resource) throw notThere()
    const plan = readPlanOf(resource)
    const mine = historyScope({ resource, table: plan.table, usuario })
    const found = reads(resource) && (await shownRecord(db, { plan, call }, c.req.param('key'), mine))
    if (!found) throw missingRecord(resource)
    const request = { resource, key: found.key, door: found.door, words: wordsOf(db, call), call }
    const { fecha, range } = parseOrRefuse(historyQuery, c.req.query())
    if (fecha !== undefined) return answerSuccess(c, '', await recordAt(db, plan, request, fecha))
    const [first, last] = listQuery({ range: range ?? '' }).range ?? [0, page - 1]
    const { apuntes, total } = await historyOf(db, request, {
      limit: Math.min(last - first + 1, mostRows),
      offset: first,
    })
    c.header('Content-Range', `historial ${apuntes.length ? `${first}-${first + apuntes.length - 1}` : '*'}/${total}`)
    return answerSuccess(c, '', { total, apuntes })
  })

/** Rows in a page whose call does not say how many, and at most. */
const page = 10
const mostRows = 50

/** Query of a history: its page, or the day on which the record is asked for. */
export const historyQuery = z.object({
  fecha: z.iso.date('La fecha no es válida').optional(),
  range: z.string().optional().describe('Desde y hasta qué apunte, como [0,9]'),
})
