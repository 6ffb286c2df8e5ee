import { groupBy, takeWhile } from 'es-toolkit'
import { house } from '../../src/schema/house.ts'
import { callOf } from './callOf.ts'
import { admitsByRole } from './requireRoles.ts'
import type { ServerHouse } from './serverHouse.ts'

type Route = { method: string; path: string; handler: object }
type Room = { routes: readonly Route[] }

/**
 * Judges the calls that are written by hand: a sentence for each that anybody may call without a session, or every role, though `calls`
 * does not say so, and for each that lies on a call of the declarations (`generated`), which would never be reached.
 */
export const roomFaults = (
  { rooms, signedIn, calls }: Pick<ServerHouse, 'signedIn' | 'calls'> & { rooms: readonly Room[] },
  generated: readonly Route[],
): string[] => {
  const told = new Map((calls?.() ?? []).map(({ roles, ...call }) => [callOf(call), roles]))
  const own = [...new Set(generated.map(callOf))]
  return rooms.flatMap(({ routes }) =>
    doorsOf(routes, signedIn).flatMap(({ door, asked }) => {
      const call = callOf(door)
      const roles = told.get(call)
      const hidden = own.find(each => each === call) ?? own.find(each => covers(call, each))
      return [
        ...(roles === 'public' || asked.includes(signedIn) ? [] : [`${call}: ${withoutSession}`]),
        ...(asked.includes(signedIn) && !asked.some(admitsByRole) && !isOfAll(roles) ? [`${call}: ${ofAnyRole}`] : []),
        ...(hidden ? [`${call}: tapa «${hidden}», que sale de las declaraciones. Dele otra dirección.`] : []),
      ]
    }),
  )
}

const withoutSession =
  'se puede llamar sin sesión. Pida antes que nada la sesión (signedIn de la casa) y después requireRoles(…); si es de cualquiera, dígalo en las llamadas de la casa (calls) con roles: «public».'
const ofAnyRole =
  'la puede llamar cualquier rol. Ponga requireRoles(…) enseguida de la sesión; si es de todos, dígalo en las llamadas de la casa (calls).'

/** Each door of a room, and the guards that come before anything else of it: its own first ones, and those that were laid over its address before. */
const doorsOf = (routes: readonly Route[], signedIn: object) => {
  const isGuard = ({ handler }: Route) => handler === signedIn || admitsByRole(handler)
  return Object.values(groupBy(routes, ({ method, path }) => `${method} ${path}`)).flatMap(each => {
    const [door] = each
    if (!door || each.every(isGuard)) return []
    const over = routes
      .slice(0, routes.indexOf(door))
      .filter(route => isGuard(route) && route.method === 'ALL' && covers(callOf(route), callOf(door)))
    return [{ door, asked: [...over, ...takeWhile(each, isGuard)].map(({ handler }) => handler) }]
  })
}

/** Whether every address of the other call is one of this one too. */
const covers = (call: string, other: string): boolean => {
  const [method = '', path = ''] = call.split(' ')
  const [otherMethod, otherPath = ''] = other.split(' ')
  const [parts, otherParts] = [path.split('/'), otherPath.split('/')]
  const open = parts.at(-1) === '*'
  const fixed = open ? parts.slice(0, -1) : parts
  return (
    (method === 'ALL' || method === otherMethod) &&
    (open ? otherParts.length >= fixed.length : otherParts.length === fixed.length) &&
    fixed.every((part, at) => part === '{}' || part === otherParts[at])
  )
}

const isOfAll = (roles: readonly string[] | 'public' | undefined) =>
  roles === 'public' || house().roles.every(role => roles?.includes(role))
