import { and, asc, eq, notInArray, or, sql } from 'drizzle-orm'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { Falla } from '../../http/Falla.ts'
import type { RequestScope } from '../requestScope.ts'
import type { DoorCall, DoorKnowledge } from '../read/doorCall.ts'
import { filterOf } from '../read/filterOf.ts'
import { linkOf } from '../read/linkOf.ts'
import { orderOf } from '../read/orderOf.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import { serverHouse } from '../serverHouse.ts'
import { queryOf, type ListState } from './listState.ts'

/** Returns the views of a list that somebody saved or that their circle shares; also somebody's own of lists that are gone or closed to their role, which would vanish otherwise (`lost`). */
export const ownViewsOf = async (db: Queryable, { resource }: ReadPlan, list: string, { usuario }: RequestScope) => {
  const { personal } = serverHouse()
  if (!personal) return []
  const { vistas } = personal.tables
  const isMine = eq(vistas.usuario_id, usuario.id)
  const open = Object.entries(resource.lists).flatMap(([name, { roles }]) =>
    roles.includes(usuario.rol) ? [name] : [],
  )
  const rows = await db
    .select()
    .from(vistas)
    .where(
      and(
        eq(vistas.entidad, resource.name),
        or(
          and(
            eq(vistas.lista, list),
            or(isMine, and(vistas.compartida, eq(vistas.circulo, personal.circleOf(usuario)))),
          ),
          and(notInArray(vistas.lista, open), isMine),
        ),
      ),
    )
    .orderBy(asc(vistas.creada), asc(vistas.id))
  return rows.map(({ id, nombre, estado, compartida, usuario_id, lista }) => ({
    view: { id, nombre, estado, compartida, mia: usuario_id === usuario.id },
    lost: lista === list ? undefined : lostOf(resource, lista),
  }))
}

const lostOf = ({ lists }: AnyResource, list: string) =>
  Object.hasOwn(lists, list)
    ? 'La lista de esta vista ya no está abierta a su rol'
    : `La lista de esta vista, «${list}», ya no existe`

/** Returns the condition of a saved state, judged anew; the sentence that refuses it where the declaration no longer knows what it says. */
export const judgeState = async (db: Queryable, doorCall: DoorCall, state: ListState, knowledge?: DoorKnowledge) => {
  const { filter, sort } = queryOf(state)
  try {
    orderOf(doorCall, linkOf(doorCall.plan.resource, doorCall.door), sort)
    return { condition: (await filterOf(db, doorCall, filter, knowledge)) ?? sql`true` }
  } catch (error) {
    if (error instanceof Falla) return { fault: error.message }
    throw error
  }
}
