import { createMiddleware } from 'hono/factory'
import type { Door } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { doorQuery } from './doorQuery.ts'
import { everyResource } from '../registry.ts'
import { serverHouse, type ServerHouse } from '../serverHouse.ts'
import { Falla } from '../../http/Falla.ts'
import { routeOf } from '../../http/routeOf.ts'

/** Refuses (422) a list query with a name unknown to the API document: whoever means to narrow a list must not be answered everything. One record or a hand-made answer ignores unknown names. */
export const refuseUnknownQuery = createMiddleware<AppEnv>(async (c, next) => {
  const givenNames = c.req.method === 'GET' || c.req.method === 'HEAD' ? Object.keys(c.req.queries()) : []
  const route = givenNames.length ? routeOf(c) : ''
  const allowedNames = knownBy(serverHouse()).get(route.replaceAll(/:\w+/g, '{}'))
  if (allowedNames) refuse(givenNames, allowedNames)
  await next()
})

const refuse = (givenNames: readonly string[], allowedNames: readonly string[]) => {
  const unknown = givenNames.filter(name => !allowedNames.includes(name)).map(name => name.slice(0, 100))
  if (!unknown.length) return
  throw new Falla(
    422,
    `No se reconoce ${unknown.map(name => `«${name}»`).join(', ')}: en la dirección se admite ${allowedNames.join(', ')}`,
    { errors: Object.fromEntries(unknown.map(name => [name, 'No se reconoce'])) },
  )
}

/** Returns the names that each list of a house takes, by its route; read from the declarations once. */
const knownBy = (house: ServerHouse): ReadonlyMap<string, readonly string[]> => {
  const read = allowedByHouse.get(house)
  if (read) return read
  const doors = everyResource().flatMap(({ lists }) => Object.values<Door>(lists).filter(({ single }) => !single))
  const queriesByPath = new Map(
    doors.map(door => [`/api/${door.path.replaceAll(/\{\w+\}/g, '{}')}`, Object.keys(doorQuery(door).shape)] as const),
  )
  allowedByHouse.set(house, queriesByPath)
  return queriesByPath
}

const allowedByHouse = new WeakMap<ServerHouse, ReadonlyMap<string, readonly string[]>>()
