import { createMiddleware } from 'hono/factory'
import type { AppEnv } from '../context.ts'
import { listAsked } from '../crud/read/listAsked.ts'
import { everyResource } from '../crud/registry.ts'
import { serverHouse, type ServerHouse } from '../crud/serverHouse.ts'
import { Falla } from '../http/Falla.ts'
import { routeOf } from '../http/routeOf.ts'
import type { ApiCall } from './apiCall.ts'
import { commonCalls } from './commonCalls.ts'

/** Refuses (422) a reading that is asked by a name which the document of the API does not tell of it: whoever means to narrow it must not be answered everything. Public calls take any: balancers, browsers and the page of the institution add their own. */
export const refuseUnknownQuery = createMiddleware<AppEnv>(async (c, next) => {
  const said = c.req.method === 'GET' || c.req.method === 'HEAD' ? Object.keys(c.req.queries()) : []
  const route = said.length ? routeOf(c) : '*'
  if (route !== '*') refuse(said, knownBy(serverHouse()).get(route.replaceAll(/:\w+/g, '{}')) ?? [])
  await next()
})

/** The names that a reading takes, or that it takes any. */
type Known = readonly string[] | 'any'

const refuse = (said: readonly string[], known: Known) => {
  const unknown = known === 'any' ? [] : said.filter(name => !known.includes(name)).map(name => name.slice(0, 100))
  if (!unknown.length) return
  const taken = known.length
    ? `en la dirección se admite ${[...known].join(', ')}`
    : 'en la dirección no se admite nada'
  throw new Falla(422, `No se reconoce ${unknown.map(name => `«${name}»`).join(', ')}: ${taken}`, {
    errors: Object.fromEntries(unknown.map(name => [name, 'No se reconoce'])),
  })
}

/** What each reading of a house takes, by its route; read from the document once. */
const knownBy = (house: ServerHouse): ReadonlyMap<string, Known> => {
  const read = known.get(house)
  if (read) return read
  const doors = everyResource().flatMap(({ lists }) =>
    Object.values(lists).map(door => [routeIn(door.path), namesIn(listAsked(door))] as const),
  )
  const others = [...commonCalls(), ...(house.calls?.() ?? [])]
    .filter(({ method }) => method === 'GET')
    .map(({ path, roles, query }) => [routeIn(path), roles === 'public' ? 'any' : namesIn(query)] as const)
  const made = new Map<string, Known>([...doors, ...others])
  known.set(house, made)
  return made
}

const known = new WeakMap<ServerHouse, ReadonlyMap<string, Known>>()

const routeIn = (path: string) => `/api/${path.replaceAll(/\{\w+\}/g, '{}')}`

const namesIn = (query: ApiCall['query']): readonly string[] => Object.keys(query?.shape ?? {})
