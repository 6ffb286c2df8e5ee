import type { Hono } from 'hono'
import { isByKey, mayOpen } from '../../../src/schema/doors.ts'
import { house } from '../../../src/schema/house.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Role } from '../../../src/schema/roles.ts'
import type { AppEnv } from '../../contexto.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { missingRecord } from '../missingRecord.ts'
import { requestScopeOf } from '../requestScope.ts'
import { requireRoles } from '../requireRoles.ts'
import { serverHouse } from '../serverHouse.ts'
import { pickFields } from './readDoor.ts'
import type { ReadPlan } from './readPlan.ts'
import { shownRecord } from './shownRecord.ts'
import { withRecordParts } from './withRecordParts.ts'

/** Mounts `GET {resource}/{key}`: one record, as the first door of the caller that shows it shows it. 404 says neither that it is not there nor that it is somebody else's. */
export const mountRecordCall = (app: Hono<AppEnv>, view: ReadPlan) => {
  const { resource } = view
  const { signedIn, scopes } = serverHouse()
  const roles = recordReaders(resource)
  if (!roles.length) return
  app.get(`/${resource.path ?? resource.name}/:key`, signedIn, requireRoles(...roles), async c => {
    const call = requestScopeOf(c)
    const shown = await shownRecord(c.var.db, view, call, c.req.param('key'), scopes)
    if (!shown) throw missingRecord(resource)
    const { door, record } = shown
    const [whole = record] = door.only
      ? [pickFields(record, door.only)]
      : await withRecordParts(c.var.db, view, [record], call, door.with)
    return answerSuccess(c, '', whole)
  })
}

/** The roles that read one record by its key; none where a declared door has that very address. */
export const recordReaders = (resource: AnyResource): readonly Role[] => {
  const { name, path = name, lists } = resource
  const declared = Object.values(lists).some(door => isByKey(resource, door) && door.path.startsWith(`${path}/{`))
  return declared ? [] : house().roles.filter(role => mayOpen(resource, role))
}
