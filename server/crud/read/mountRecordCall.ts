import type { Hono } from 'hono'
import { recordReaders } from '../../../src/schema/doors/recordReaders.ts'
import { resourcePath } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { reading } from '../../db/reading.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { missingRecord } from '../missingRecord.ts'
import { requestScopeOf } from '../requestScope.ts'
import { requireRoles } from '../requireRoles.ts'
import { serverHouse } from '../serverHouse.ts'
import { pickFields } from './readDoor.ts'
import type { ReadPlan } from './readPlan.ts'
import { shownRecord } from './shownRecord.ts'
import { withRecordParts } from './withRecordParts.ts'

/** Mounts `GET {resource}/{key}`: one record, through the caller's first door that shows it. Its 404 does not tell a missing record from somebody else's. */
export const mountRecordCall = (app: Hono<AppEnv>, plan: ReadPlan) => {
  const { resource } = plan
  const { signedIn } = serverHouse()
  const roles = recordReaders(resource)
  if (!roles.length) return
  app.get(`/${resourcePath(resource)}/:key`, signedIn, requireRoles(...roles), async c => {
    const call = requestScopeOf(c)
    const shownParts = await reading(c, async db => {
      const found = await shownRecord(db, { plan, call }, c.req.param('key'))
      if (!found) throw missingRecord(resource)
      const { door, record } = found
      if (door.only) return pickFields(record, door.only)
      return (await withRecordParts(db, plan, [record], { call, furtherParts: door.with }))[0] ?? record
    })
    return answerSuccess(c, '', shownParts)
  })
}
