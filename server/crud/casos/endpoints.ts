import { Hono } from 'hono'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Content } from '../../../src/schema/process/process.ts'
import { isRole, type Role } from '../../../src/schema/roles.ts'
import type { AppEnv } from '../../contexto.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { limitBody } from '../../http/readBody.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { everyResource } from '../registry.ts'
import { requireRoles } from '../requireRoles.ts'
import { serverHouse } from '../serverHouse.ts'
import type { Registro } from '../read/recordOf.ts'
import type { CaseResource } from './caseWork.ts'
import { openCase } from './openCase.ts'
import { saidWith } from './said.ts'
import { takeStep } from './takeStep.ts'
import { timeLine } from './timeLine.ts'
import { undoStep } from './undoStep.ts'

/** The calls of every declared process: `POST {proceso}` begins a case, `POST {proceso}/{caso}/{paso}` takes a step, `…/deshacer` takes the last one back, `GET {proceso}/{caso}/pasos` tells it all. */
export const casos = () => {
  const app = new Hono<AppEnv>()
  for (const resource of everyResource()) if (isCase(resource)) mount(app, resource)
  return app
}

const mount = (app: Hono<AppEnv>, resource: CaseResource) => {
  const { signedIn } = serverHouse()
  const { name, path = name, process } = resource
  const { opens, steps, people } = process
  const readers = Object.keys(people).filter(isRole)
  app.post(`/${path}`, signedIn, requireRoles(...rolesIn(opens.by)), bodyOf(opens.with), idempotent, async c => {
    const record = await openCase(c, resource, await saidWith(c, opens.with))
    c.status(201)
    return answerSuccess(c, nowIn(resource, record), record)
  })
  app.get(`/${path}/:key/pasos`, signedIn, requireRoles(...readers), async c =>
    answerSuccess(c, '', await timeLine(c, resource, c.req.param('key'))),
  )
  for (const [step, { by, with: content }] of Object.entries(steps))
    app.post(`/${path}/:key/${step}`, signedIn, requireRoles(...rolesIn(by)), bodyOf(content), idempotent, async c => {
      const record = await takeStep(c, resource, step, c.req.param('key'), await saidWith(c, content))
      return answerSuccess(c, nowIn(resource, record), record)
    })
  const undoers = [...new Set(Object.values(steps).flatMap(({ undo }) => (undo ? rolesIn(undo.by) : [])))]
  if (undoers.length)
    app.post(`/${path}/:key/deshacer`, signedIn, requireRoles(...undoers), bodyOf(), idempotent, async c => {
      const record = await undoStep(c, resource, c.req.param('key'), await saidWith(c, reason))
      return answerSuccess(c, nowIn(resource, record), record)
    })
}

/** «Baja temporal: aceptada» */
const nowIn = ({ label, process: { states } }: CaseResource, { estado }: Registro) =>
  `${label.one}: ${(states[String(estado)]?.label ?? '').toLowerCase()}`

const rolesIn = (by: Role | readonly Role[]): readonly Role[] => [by].flat()

/** As large as what goes with a step may be. */
const bodyOf = ({ pdf }: Content = {}) => (pdf && serverHouse().files?.limit) ?? shortBody

const shortBody = limitBody(64 * 1024)

/** What takes a step back says why. */
const reason: Content = { comment: 'Escriba por qué lo deshace' }

const isCase = (resource: AnyResource): resource is CaseResource => resource.process !== undefined
