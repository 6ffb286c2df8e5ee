import { Hono, type Context } from 'hono'
import * as z from 'zod'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import type { Door } from '../../src/schema/resource.ts'
import { cuerpo } from '../cuerpo.ts'
import { exito } from '../exito.ts'
import { conSesion, soloRoles } from '../auth/sesion.ts'
import type { Entorno } from '../contexto.ts'
import { readDoor, type Call } from './door.ts'
import { listQuery } from './query.ts'
import { everyResource } from './registry.ts'
import type { Scopes } from './scope.ts'
import { viewOf, type View } from './view.ts'
import { create, remove, update } from './write.ts'

/** Every endpoint that the declarations ask for: their doors, and create, update and delete where they allow them. */
export const endpoints = (scopes: Scopes) => {
  const app = new Hono<Entorno>()
  const views = new Map(everyResource.map(resource => [resource.name, viewOf(resource)]))
  const doors = everyResource.flatMap(resource => Object.values(resource.lists).map(door => ({ resource, door })))
  for (const { resource, door } of doors.toSorted((one, other) => literalFirst(one.door.path, other.door.path))) {
    const view = views.get(resource.name)
    if (view) app.get(route(door.path), conSesion, soloRoles(...door.roles), c => list(c, view, door, scopes))
  }
  for (const view of views.values()) mountWrites(app, view, scopes)
  return app
}

const mountWrites = (app: Hono<Entorno>, view: View, scopes: Scopes) => {
  const { name, label, write = {} } = view.resource
  const said = (participle: string) => `${label.one} ${participle}${label.feminine ? 'a' : 'o'} correctamente`
  const job = (c: Context<Entorno>) => ({ db: c.var.db, view, call: callOf(c), momento: c.var.opciones.hoy(), scopes })
  const key = (c: Context<Entorno>) => c.req.param('key') ?? ''
  if (write.create) app.post(`/${name}`, conSesion, soloRoles(...write.create), async c => {
    const record = await create(job(c), await cuerpo(c, anyObject))
    c.status(201)
    return exito(c, said('registrad'), record)
  })
  if (write.update) app.put(`/${name}/:key`, conSesion, soloRoles(...write.update), async c => exito(c, said('actualizad'), await update(job(c), key(c), await cuerpo(c, anyObject))))
  if (write.delete) app.delete(`/${name}/:key`, conSesion, soloRoles(...write.delete), async c => exito(c, said('eliminad'), await remove(job(c), key(c))))
}

const list = async (c: Context<Entorno>, view: View, door: Door, scopes: Scopes) => {
  const query = listQuery(c.req.query())
  const { records, total, first } = await readDoor(c.var.db, view, door, callOf(c), query, scopes)
  if (query.range) c.header('Content-Range', `${view.resource.name} ${records.length ? `${first}-${first + records.length - 1}` : '*'}/${total}`)
  return exito(c, '', door.wrap ? { [door.wrap]: records } : records)
}

const callOf = (c: Context<Entorno>): Call => {
  const { key: _, ...params } = c.req.param() as Record<string, string>
  return { usuario: c.var.usuario, params, hoy: hoyEnMexico(c.var.opciones.hoy()) }
}

const anyObject = z.record(z.string(), z.unknown())

const route = (path: string) => `/${path.replaceAll(/\{(\w+)\}/g, ':$1')}`

/** `cucs/programas/consejero-escolar` must be tried before `cucs/{clave_cuc}/programas`. */
const literalFirst = (one: string, other: string) => {
  const rank = (path: string) => path.split('/').map(part => (part.startsWith('{') ? '1' : '0')).join('')
  return rank(one).localeCompare(rank(other))
}

