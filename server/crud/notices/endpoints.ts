import { and, desc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { paceKeys } from '../../../src/schema/account/noticePace.ts'
import type { AppEnv } from '../../context.ts'
import { answerSuccess } from '../../http/answerSuccess.ts'
import { Falla } from '../../http/Falla.ts'
import { notThere } from '../../http/notThere.ts'
import { limitShortBody, parseOrRefuse, readBody } from '../../http/readBody.ts'
import { idempotent } from '../../idempotency/idempotent.ts'
import { serverHouse } from '../serverHouse.ts'
import { choosePace } from './choosePace.ts'
import type { NoticeTables } from './tables.ts'

/** Mounts the calls of the caller's notices, and of how soon they are told by mail. The session alone says whose notices they are: no call names an account. */
export const notices = () => {
  const { signedIn } = serverHouse()
  return new Hono<AppEnv>()
    .get('/avisos', signedIn, c => page(c))
    .get('/avisos/estado', signedIn, c => state(c))
    .get('/avisos/novedades', signedIn, c => news(c))
    .get('/avisos/ritmo', signedIn, async c => answerSuccess(c, '', await choosePace(c, roomOf())))
    .put('/avisos/ritmo', signedIn, limitShortBody, idempotent, async c => {
      const { ritmo } = await readBody(c, paceBody)
      return answerSuccess(c, 'Preferencia guardada correctamente', await choosePace(c, roomOf(), ritmo))
    })
    .put('/avisos/:id/leido', signedIn, limitShortBody, idempotent, c => markRead(c, c.req.param('id')))
    .post('/avisos/leidos', signedIn, limitShortBody, idempotent, c => markAll(c))
}

const roomOf = () => {
  const { notices: room } = serverHouse()
  if (!room) throw notThere()
  return room
}

const perPage = 20

/** Answers a page of notices: unread first, the newest first. */
const page = async (c: Context<AppEnv>) => {
  const { avisos } = roomOf().tables
  const { pagina } = parseOrRefuse(noticesQuery, c.req.query())
  const rows = await c.var.db
    .select(read(avisos))
    .from(avisos)
    .where(eq(avisos.usuario_id, c.var.usuario.id))
    .orderBy(sql`${avisos.leido} is not null`, desc(avisos.id))
    .limit(perPage + 1)
    .offset((pagina - 1) * perPage)
  return answerSuccess(c, '', { avisos: rows.slice(0, perPage), hayMas: rows.length > perPage })
}

/** Returns the columns of a notice that a person reads. */
const read = ({ id, asunto, texto, direccion, creado, leido }: NoticeTables['avisos']) => ({
  id,
  asunto,
  texto,
  direccion,
  creado,
  leido,
})

/** Answers what came since the last visit and is still unread: how many, and the newest. Nothing on the first visit. */
const news = async (c: Context<AppEnv>) => {
  const { tables, lastVisit } = roomOf()
  const { avisos } = tables
  const desde = await lastVisit(c)
  if (!desde) return answerSuccess(c, '', { desde: null, total: 0, avisos: [] })
  const since = and(eq(avisos.usuario_id, c.var.usuario.id), isNull(avisos.leido), gt(avisos.creado, desde))
  const [total, rows] = await Promise.all([
    c.var.db.$count(avisos, since),
    c.var.db.select(read(avisos)).from(avisos).where(since).orderBy(desc(avisos.id)).limit(shownOfNews),
  ])
  return answerSuccess(c, '', { desde, total, avisos: rows })
}

const shownOfNews = 5

/** Answers how many are unread, a hundred at most, and which the newest are and what they are about: enough for a tab to know what has changed. */
const state = async (c: Context<AppEnv>) => {
  const { avisos } = roomOf().tables
  const unread = await c.var.db
    .select({ id: avisos.id, entidad: avisos.entidad })
    .from(avisos)
    .where(and(eq(avisos.usuario_id, c.var.usuario.id), isNull(avisos.leido)))
    .orderBy(desc(avisos.id))
    .limit(mostUnread)
  return answerSuccess(c, '', { sinLeer: unread.length, recientes: unread.slice(0, perPage) })
}

/** Unread notices that are counted, at most: a bell shows «99+». */
const mostUnread = 100

/** Marks one as read; 404 for one that does not exist or is another's. */
const markRead = async (c: Context<AppEnv>, idText: string) => {
  const { avisos } = roomOf().tables
  const { success, data: id } = key.safeParse(idText)
  const mine = and(eq(avisos.id, success ? id : 0), eq(avisos.usuario_id, c.var.usuario.id))
  const [row] = await c.var.db
    .update(avisos)
    .set({ leido: sql`coalesce(${avisos.leido}, ${c.var.options.now()}::timestamptz)` })
    .where(mine)
    .returning({ id: avisos.id })
  if (!row) throw new Falla(404, 'No se encontró el aviso')
  return answerSuccess(c, '', row)
}

/** Marks as read all up to the newest one that the person saw: what came meanwhile stays unread. */
const markAll = async (c: Context<AppEnv>) => {
  const { avisos } = roomOf().tables
  const { hasta } = await readBody(c, readUpTo)
  await c.var.db
    .update(avisos)
    .set({ leido: c.var.options.now() })
    .where(and(eq(avisos.usuario_id, c.var.usuario.id), isNull(avisos.leido), lte(avisos.id, hasta)))
  return answerSuccess(c, 'Avisos marcados como leídos')
}

const key = z.coerce
  .number('Indique el aviso')
  .int('Indique el aviso')
  .min(1, 'Indique el aviso')
  .max(2 ** 53 - 1)

/** Query of a page, from 1. */
export const noticesQuery = z.object({
  pagina: z.coerce.number('Indique la página').int('Indique la página').min(1, 'Indique la página').max(1e6).default(1),
})

/** Query of the state, which a page asks by itself, again and again. */
export const stateQuery = z.object({
  enUso: z.string().optional().describe('Alguien escribió o se movió desde la vez anterior'),
})

/** Body that chooses the pace of mails. */
export const paceBody = z.object({ ritmo: z.enum(paceKeys, 'Elija cada cuánto quiere recibir correos') })

/** Body that names the notice up to which all are read. */
export const readUpTo = z.object({ hasta: key })
