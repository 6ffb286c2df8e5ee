import { Hono } from 'hono'
import * as z from 'zod'
import type { AppEnv } from '../../context.ts'
import { readBody } from '../../http/readBody.ts'
import { requestScopeOf } from '../requestScope.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { everyResource } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'
import { callThrough, choosing, limitSelection } from '../selection/selection.ts'
import { requireRoles } from '../requireRoles.ts'
import { exportDoor } from './exportDoor.ts'

/** `POST exportaciones/{resource}/{list}`: answers the rows of a list that somebody chose, as a file. */
export const exports = () => {
  const { signedIn } = serverHouse()
  const app = new Hono<AppEnv>()
  for (const resource of everyResource())
    for (const [list, door] of Object.entries(resource.lists).filter(([, { single }]) => !single))
      app.post(
        `/exportaciones/${resource.name}/${list}`,
        signedIn,
        requireRoles(...door.roles),
        limitSelection,
        async c => {
          const { params, ...query } = await readBody(c, exportBody)
          const plan = readPlanOf(resource)
          return exportDoor(c, { plan, door, call: callThrough(requestScopeOf(c), door, params) }, query)
        },
      )
  return app
}

/** Body of an export: which rows, in which order, as which file. */
export const exportBody = choosing({
  sort: z.tuple([z.string().max(100), z.enum(['ASC', 'DESC'])]).optional(),
  formato: z.unknown().optional(),
  columnas: z.unknown().optional().describe('Los campos del archivo, separados por comas, como clave,nombre'),
})
