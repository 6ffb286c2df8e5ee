import { Hono } from 'hono'
import * as z from 'zod'
import type { Entorno } from '../../contexto.ts'
import { cuerpo } from '../../cuerpo.ts'
import { callOf } from '../call.ts'
import { viewOf } from '../read/view.ts'
import { everyResource } from '../registry.ts'
import { serverHouse } from '../serverHouse.ts'
import { callThrough, cuerpoDeSeleccion, selection } from '../selection/selection.ts'
import { soloRoles } from '../soloRoles.ts'
import { exportDoor } from './exportDoor.ts'

/** `POST exportaciones/{resource}/{list}`: the rows of a list that somebody chose, as a file. */
export const exports = () => {
  const { signedIn, scopes } = serverHouse()
  const app = new Hono<Entorno>()
  for (const resource of everyResource())
    for (const [list, door] of Object.entries(resource.lists).filter(([, { single }]) => !single))
      app.post(
        `/exportaciones/${resource.name}/${list}`,
        signedIn,
        soloRoles(...door.roles),
        cuerpoDeSeleccion,
        async c => {
          const { params, ...query } = await cuerpo(c, asked)
          return exportDoor(c, viewOf(resource), door, callThrough(callOf(c), door, params), query, scopes)
        },
      )
  return app
}

const asked = z.object({
  ...selection,
  sort: z.tuple([z.string().max(100), z.enum(['ASC', 'DESC'])]).optional(),
  formato: z.unknown().optional(),
  columnas: z.unknown().optional(),
})
