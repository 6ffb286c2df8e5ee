import { and, eq, ne, sql } from 'drizzle-orm'
import type { Context } from 'hono'
import * as z from 'zod'
import { house } from '../../../src/schema/house.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { isUnprintable } from '../../../src/language/texto.ts'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { readBody } from '../../http/readBody.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { notAllowed } from '../../http/notAllowed.ts'
import { notThere } from '../../http/notThere.ts'
import { requestScopeOf } from '../requestScope.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { serverHouse } from '../serverHouse.ts'
import { withId } from '../withId.ts'
import { inOwnTurn } from './inOwnTurn.ts'
import { listState, type ListState } from './listState.ts'
import { judgeState } from './ownViews.ts'

const nombre = z
  .string('Escriba el nombre de la vista')
  .transform(text => text.normalize('NFC').trim().replaceAll(/\s+/g, ' '))
  .refine(text => text !== '', 'Escriba el nombre de la vista')
  .refine(
    text => [...text].length <= 60 && !isUnprintable(text),
    'El nombre de la vista debe contener máximo 60 caracteres',
  )

/** Body of a view to keep. */
export const newView = z.object({
  entidad: z.string().max(100),
  lista: z.string().max(100),
  nombre,
  estado: listState,
  compartida: z.boolean().default(false),
})
/** Body of a change of a view: what is left out stays. */
export const changedView = z.object({
  nombre: nombre.optional(),
  estado: listState.optional(),
  compartida: z.boolean().optional(),
})

/** Saves how somebody looks at a list under a name; 422 for what the list could not be asked, 409 for a name that they have already. */
export const saveView = async (c: Context<AppEnv>) => {
  const { vistas, circulo } = mine(c)
  const { entidad, lista, estado, ...rest } = await readBody(c, newView)
  await judge(c, entidad, lista, estado)
  const usuario_id = c.var.usuario.id
  const ownOfList = and(eq(vistas.usuario_id, usuario_id), eq(vistas.entidad, entidad), eq(vistas.lista, lista))
  const row = await inOwnTurn(c, async tx => {
    if ((await tx.$count(vistas, ownOfList)) >= mostViews)
      throw new Falla(422, `No se pueden guardar más de ${mostViews} vistas de una lista`)
    await refuseSameName(c, tx, { usuario_id, entidad, lista, nombre: rest.nombre })
    const [saved] = await tx
      .insert(vistas)
      .values({ ...rest, entidad, lista, estado, circulo, usuario_id })
      .returning({ id: vistas.id })
    return saved
  })
  c.status(201)
  return answerSuccess(c, 'Vista guardada', row)
}

/** Renames, shares or changes a view of the caller's own. */
export const changeView = async (c: Context<AppEnv>, id: string) => {
  const { vistas, circulo } = mine(c)
  const row = await ownView(c, id)
  const changes = await readBody(c, changedView)
  if (changes.estado) await judge(c, row.entidad, row.lista, changes.estado)
  await inOwnTurn(c, async tx => {
    if (changes.nombre) await refuseSameName(c, tx, { ...row, nombre: changes.nombre }, row.id)
    const { rowCount } = await tx
      .update(vistas)
      .set({ ...changes, circulo })
      .where(eq(vistas.id, row.id))
    if (!rowCount) throw noView()
  })
  return answerSuccess(c, 'Vista guardada', { id: row.id })
}

/** Deletes a view of the caller's own. */
export const deleteView = async (c: Context<AppEnv>, id: string) => {
  const { vistas } = mine(c)
  const row = await ownView(c, id)
  await c.var.db.delete(vistas).where(eq(vistas.id, row.id))
  return answerSuccess(c, 'Vista eliminada', { id: row.id })
}

/** Views of one list that a person may save: more would not be found again. */
const mostViews = 30

const mine = (c: Context<AppEnv>) => {
  const { personal } = serverHouse()
  if (!personal) throw notThere()
  return { vistas: personal.tables.vistas, circulo: personal.circleOf(c.var.usuario) }
}

/** Returns the caller's own view; 404 for one that does not exist or is another's. */
const ownView = async (c: Context<AppEnv>, id: string) => {
  const { vistas } = mine(c)
  const [row] = await c.var.db
    .select()
    .from(vistas)
    .where(and(withId(vistas.id, id), eq(vistas.usuario_id, c.var.usuario.id)))
  if (!row) throw noView()
  return row
}

const noView = () => new Falla(404, 'No se encontró la vista')

type Named = { usuario_id: string; entidad: string; lista: string; nombre: string }

const refuseSameName = async (c: Context<AppEnv>, tx: Queryable, view: Named, but?: string) => {
  const { vistas } = mine(c)
  const same = and(
    eq(vistas.usuario_id, view.usuario_id),
    eq(vistas.entidad, view.entidad),
    eq(vistas.lista, view.lista),
    sql`con_enie(${vistas.nombre}) = con_enie(${view.nombre})`,
    but ? ne(vistas.id, but) : undefined,
  )
  if (await tx.$count(vistas, same))
    throw new Falla(409, 'Ya tiene una vista con ese nombre', {
      errors: { nombre: 'Ya tiene una vista con ese nombre' },
    })
}

/** Refuses to keep a view of a list that its owner may not read (403), or as that list cannot be asked (422). */
const judge = async (c: Context<AppEnv>, entidad: string, lista: string, estado: ListState) => {
  const { resources } = house()
  const resource: AnyResource | undefined = Object.hasOwn(resources, entidad) ? resources[entidad] : undefined
  const door = resource && Object.hasOwn(resource.lists, lista) ? resource.lists[lista] : undefined
  if (!resource || !door?.roles.includes(c.var.usuario.rol)) throw notAllowed()
  const plan = readPlanOf(resource)
  const { fault } = await judgeState(c.var.db, { plan, door, call: requestScopeOf(c) }, estado)
  if (fault) throw new Falla(422, fault)
}
