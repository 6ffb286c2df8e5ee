import { Hono, type Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { enFrase } from '../../../src/language/enFrase.ts'
import { house } from '../../../src/schema/house.ts'
import { resourcePath, type AnyResource } from '../../../src/schema/resource.ts'
import { phaseAt } from '../../../src/schema/process/phases.ts'
import type { AnyProcess, Content, Opening } from '../../../src/schema/process/process.ts'
import { stateLabel } from '../../../src/schema/process/stateLabel.ts'
import { undoing } from '../../../src/schema/process/undoing.ts'
import type { Role } from '../../../src/schema/account/roles.ts'
import type { AppEnv } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { limitBody } from '../../http/readBody.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { everyResource } from '../registry.ts'
import { requireRoles } from '../requireRoles.ts'
import { caseCallNamed, serverHouse, sheetNamed } from '../serverHouse.ts'
import { requestScopeOf } from '../requestScope.ts'
import { readPlanOf } from '../read/readPlan.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { withRecordParts } from '../read/withRecordParts.ts'
import { caseContextOf, type CaseResource } from './caseContext.ts'
import { opening } from './movements.ts'
import { openCase } from './openCase.ts'
import { readSentStep } from './readSentStep.ts'
import { takeStep } from './takeStep.ts'
import { timeLine } from './timeLine.ts'
import { undoStep } from './undoStep.ts'

/**
 * Mounts the calls of every declared process: `POST {proceso}` begins a case, `POST {proceso}/{caso}/{paso}` takes a
 * step, `…/deshacer` takes the last one back, `GET {proceso}/{caso}/pasos` lists them.
 */
export const casos = () => {
  const app = new Hono<AppEnv>()
  for (const resource of everyResource())
    if (isCase(resource)) {
      mount(app, resource)
      mountCalls(app, resource)
    }
  return app
}

const mount = (app: Hono<AppEnv>, resource: CaseResource) => {
  const { signedIn } = serverHouse()
  const { process } = resource
  const path = resourcePath(resource)
  const { opens, steps, people } = process
  const readers = house().roles.filter(role => people[role])
  const { by: openers, path: begins = path } = opens
  app.post(`/${begins}`, signedIn, requireRoles(...rolesIn(openers)), bodyOf(opens.with), once(opens.with), async c => {
    const record = await openCase(caseContextOf(c, resource), await readSentStep(c, opens.with))
    if (begins === path) c.status(201)
    return answerCase(c, resource, record, opens)
  })
  app.get(`/${path}/:key/pasos`, signedIn, requireRoles(...readers), async c =>
    answerSuccess(c, '', await timeLine(caseContextOf(c, resource), c.req.param('key'))),
  )
  for (const [name, step] of Object.entries(steps)) {
    const { by, with: content, path: word = name } = step
    const words = process.phases ? `:fase/${word}` : word
    app.post(
      `/${path}/:key/${words}`,
      signedIn,
      requireRoles(...rolesIn(by)),
      bodyOf(content),
      once(content),
      async c => {
        const phase = phaseOf(process, c.req.param('fase'))
        const stepRequest = { name, key: c.req.param('key'), phase, sent: await readSentStep(c, content) }
        return answerCase(c, resource, await takeStep(caseContextOf(c, resource), stepRequest), { ...step, phase })
      },
    )
  }
  const undoers = house().roles.filter(role =>
    Object.values(steps).some(({ undo }) => undo && rolesIn(undo.by).includes(role)),
  )
  if (undoers.length)
    app.post(`/${path}/:key/deshacer`, signedIn, requireRoles(...undoers), bodyOf(), idempotent, async c => {
      const sent = await readSentStep(c, undoing.content)
      const { record, to, phase } = await undoStep(caseContextOf(c, resource), c.req.param('key'), sent)
      return answerCase(c, resource, record, { to, phase })
    })
}

/** Mounts the calls that are older than the process; the room of each reads what it is asked. */
const mountCalls = (app: Hono<AppEnv>, resource: CaseResource) => {
  const { opens, steps, calls = {} } = resource.process
  const namedSteps = Object.entries({ [opening]: opens, ...steps })
  for (const { method, path, takes, room, pdf } of Object.values(calls)) {
    const takenSteps = namedSteps.filter(([name]) => [takes].flat().includes(name)).map(([, step]) => step)
    const roles = [...new Set(takenSteps.flatMap(({ by }) => rolesIn(by)))]
    const content = takenSteps.find(step => step.with?.pdf ?? step.with?.sheet)?.with
    const limit = pdf === false ? shortBody : bodyOf(content)
    const address = `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`
    const { request, answer: answerOf } = caseCallNamed(room)
    app.on(method, address, serverHouse().signedIn, requireRoles(...roles), limit, once(content), async c => {
      const { step: name, key, phase, sent, message } = await request(c)
      const context = caseContextOf(c, resource)
      const record =
        name === opening
          ? await openCase(context, { ...sent, values: { ...sent.values, [resource.process.of]: key } })
          : await takeStep(context, { name, key, phase, sent })
      return answerSuccess(c, message, await answerOf(c, record.key))
    })
  }
}

/** Returns the number of the phase in an address; undefined for a process without phases, 404 for an unknown one. */
const phaseOf = ({ phases }: AnyProcess, phaseName: string | undefined): number | undefined => {
  if (!phases) return undefined
  const phase = phases.list.findIndex(({ name }) => name === phaseName)
  if (phase < 0) throw new Falla(404, 'No existe esa fase')
  return phase
}

/** Answers the case as it is now, with what its process answers beside; in the words of the step, else «Baja temporal: aceptada». */
const answerCase = async (
  c: Context<AppEnv>,
  resource: CaseResource,
  { registro, values }: StoredRecord,
  { says, to, phase }: Pick<Opening, 'says' | 'to'> & { phase?: number | null | undefined },
) => {
  const { label, process } = resource
  const call = requestScopeOf(c)
  const [record = registro] = await withRecordParts(c.var.db, readPlanOf(resource), [registro], {
    call,
    furtherParts: process.answers,
  })
  const state = stateLabel(process, process.phases ? to : String(values.estado))
  const what = phaseAt(process, phase)?.label
  return answerSuccess(c, says?.(values) ?? `${what ? `«${what}»` : label.one}: ${enFrase(state)}`, record)
}

const rolesIn = (by: Role | readonly Role[]): readonly Role[] => [by].flat()

/** Limits the body to the size of what may go with a step. */
const bodyOf = ({ pdf, sheet }: Content = {}) =>
  sheet === undefined ? ((pdf && serverHouse().files?.limit) ?? shortBody) : limitBody(sheetNamed(sheet).limit)

/** Lets a call run once for each key that its client gives. Not one with a sheet, whose rows have a mark of their own, kept for good. */
const once = ({ sheet }: Content = {}) =>
  sheet === undefined ? idempotent : createMiddleware<AppEnv>((_, next) => next())

const shortBody = limitBody(64 * 1024)

const isCase = (resource: AnyResource): resource is CaseResource => resource.process !== undefined
