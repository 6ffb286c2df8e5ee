import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { resourcePath, type Door } from '../../src/schema/resource.ts'
import type { AppEnv } from '../context.ts'
import { reading } from '../db/reading.ts'
import { readBody, limitBody } from '../http/readBody.ts'
import { answerSuccess } from '../http/answerSuccess.ts'
import { idempotent } from '../idempotency/idempotent.ts'
import { missingRecord } from './missingRecord.ts'
import { commonRooms } from './commonRooms.ts'
import { requestScopeOf } from './requestScope.ts'
import { exportDoor } from './export/exportDoor.ts'
import { countDoor } from './read/totalOf.ts'
import { readDoor } from './read/readDoor.ts'
import { mountRecordCall } from './read/mountRecordCall.ts'
import { countViews } from './read/filters/countViews.ts'
import { groupRows } from './read/filters/groupRows.ts'
import { listQuery } from './read/listQuery.ts'
import { readPlanOf, type ReadPlan } from './read/readPlan.ts'
import { suggestWords } from './read/suggestWords.ts'
import { everyResource } from './registry.ts'
import { serverHouse } from './serverHouse.ts'
import { requireRoles } from './requireRoles.ts'
import { correct } from './write/correct.ts'
import { create } from './write/create.ts'
import { writeContextOf } from './write/writeContext.ts'
import { alongside, remove } from './write/remove.ts'
import { update } from './write/update.ts'

/** Mounts all endpoints of the declarations: doors, writes, the generator's own rooms and, last, one record by its key, whose pattern would catch other addresses. */
export const endpoints = () => {
  const { signedIn } = serverHouse()
  const app = new Hono<AppEnv>()
  const doors = everyResource().flatMap(resource =>
    Object.values(resource.lists).map(door => ({ plan: readPlanOf(resource), door })),
  )
  for (const { plan, door } of doors.toSorted((one, other) => literalFirst(one.door.path, other.door.path))) {
    app.get(route(door.path), signedIn, requireRoles(...door.roles), c => list(c, plan, door))
  }
  for (const resource of everyResource()) mountWrites(app, readPlanOf(resource))
  for (const { mount } of commonRooms) app.route('/', mount())
  for (const resource of everyResource()) mountRecordCall(app, readPlanOf(resource))
  return app
}

const mountWrites = (app: Hono<AppEnv>, plan: ReadPlan) => {
  const { signedIn } = serverHouse()
  const { label, write = {} } = plan.resource
  const path = resourcePath(plan.resource)
  const doneTo = (participle: string) => `${label.one} ${participle}${label.feminine ? 'a' : 'o'} correctamente`
  const context = (c: Context<AppEnv>) => writeContextOf(c, plan)
  if (write.create)
    app.post(`/${path}`, signedIn, requireRoles(...write.create), limitRecord, idempotent, async c => {
      const record = await create(context(c), await readBody(c, anyObject))
      c.status(201)
      return answerSuccess(c, doneTo('registrad'), record)
    })
  if (write.update)
    app.put(`/${path}/:key`, signedIn, requireRoles(...write.update), limitRecord, idempotent, async c =>
      answerSuccess(
        c,
        doneTo('actualizad'),
        await update(context(c), c.req.param('key'), await readBody(c, anyObject)),
      ),
    )
  const correction = write.sealed?.correct
  if (correction)
    app.post(
      `/${path}/:key/correccion`,
      signedIn,
      requireRoles(...correction.roles),
      limitRecord,
      idempotent,
      async c =>
        answerSuccess(
          c,
          doneTo('corregid'),
          await correct(context(c), correction, c.req.param('key'), await readBody(c, anyObject)),
        ),
    )
  if (write.delete) {
    app.get(`/${path}/:key/eliminacion`, signedIn, requireRoles(...write.delete), async c =>
      answerSuccess(c, '', { tambien: (await alongside(context(c), c.req.param('key'))) ?? null }),
    )
    app.delete(`/${path}/:key`, signedIn, requireRoles(...write.delete), idempotent, async c =>
      answerSuccess(
        c,
        doneTo('eliminad'),
        await remove(context(c), c.req.param('key'), versionIn(c.req.header('if-match'))),
      ),
    )
  }
}

const list = async (c: Context<AppEnv>, plan: ReadPlan, door: Door) => {
  const query = listQuery(c.req.query())
  const doorCall = { plan, door, call: requestScopeOf(c) }
  const { formato, columnas, vistas, por, parecido } = c.req.query()
  if (vistas !== undefined) return answerSuccess(c, '', await reading(c, db => countViews(db, doorCall, query)))
  if (por !== undefined)
    return answerSuccess(c, '', await reading(c, db => groupRows(db, doorCall, { ...query, by: por })))
  if (parecido !== undefined) return answerSuccess(c, '', await reading(c, db => suggestWords(db, doorCall, query)))
  if (formato !== undefined) return exportDoor(c, doorCall, { ...query, formato, columnas })
  if (query.conteo === 'solo')
    return answerSuccess(c, '', { total: await reading(c, db => countDoor(db, doorCall, query)) })
  const { records, total = '*', first } = await reading(c, db => readDoor(db, doorCall, query))
  if (query.range)
    c.header(
      'Content-Range',
      `${plan.resource.name} ${records.length ? `${first}-${first + records.length - 1}` : '*'}/${total}`,
    )
  if (door.single && !records[0]) throw missingRecord(plan.resource)
  return answerSuccess(c, '', door.wrap ? { [door.wrap]: records } : door.single ? records[0] : records)
}

/** Reads the version that `If-Match` names (`"3"`); undefined, which deletes any version, for `*` or without the header. */
const versionIn = (header?: string) => (header === '*' ? undefined : header?.replaceAll(/^(W\/)?"|"$/g, ''))

/** Body limit of a record: larger than the largest form in the longest characters. */
const limitRecord = limitBody(128 * 1024)

const anyObject = z.record(z.string(), z.unknown())

const route = (path: string) => `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** Orders literal path parts before parameters: `cucs/programas/consejero-escolar` must be tried before `cucs/{clave_cuc}/programas`. */
const literalFirst = (one: string, other: string) => {
  const rank = (path: string) =>
    path
      .split('/')
      .map(part => Number(part.startsWith('{')))
      .join()
  return rank(one).localeCompare(rank(other))
}
