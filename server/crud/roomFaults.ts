import { groupBy, takeWhile } from 'es-toolkit'
import { house } from '../../src/schema/house.ts'
import { callPattern } from './callPattern.ts'
import { admitsByRole } from './requireRoles.ts'
import type { ServerHouse } from './serverHouse.ts'

type Route = { method: string; path: string; handler: object }
type Room = { routes: readonly Route[] }

/**
 * Returns a sentence for each hand-written call that needs no session or admits every role without `calls` declaring
 * so, or that hides a declared call (`generated`).
 */
export const roomFaults = (
  { rooms, signedIn, calls }: Pick<ServerHouse, 'signedIn' | 'calls'> & { rooms: readonly Room[] },
  generated: readonly Route[],
): string[] => {
  const rolesByCall = new Map((calls?.() ?? []).map(({ roles, ...call }) => [callPattern(call), roles]))
  const generatedCalls = new Map(generated.map(callPattern).map(call => [call, addressOf(call)]))
  return rooms.flatMap(({ routes }) =>
    doorsOf(routes, signedIn).flatMap(({ door, guards }) => {
      const call = callPattern(door)
      const roles = rolesByCall.get(call)
      const address = addressOf(call)
      const hidden = generatedCalls.has(call)
        ? call
        : [...generatedCalls].find(([, each]) => covers(address, each))?.[0]
      return [
        ...(roles === 'public' || guards.includes(signedIn) ? [] : [`${call}: ${withoutSession}`]),
        ...(guards.includes(signedIn) && !guards.some(admitsByRole) && !isOfAll(roles)
          ? [`${call}: ${ofAnyRole}`]
          : []),
        ...(hidden ? [`${call}: tapa «${hidden}», que sale de las declaraciones. Dele otra dirección.`] : []),
      ]
    }),
  )
}

const withoutSession =
  'se puede llamar sin sesión. Pida antes que nada la sesión (signedIn de la casa) y después requireRoles(…); si es de cualquiera, dígalo en las llamadas de la casa (calls) con roles: «public».'
const ofAnyRole =
  'la puede llamar cualquier rol. Ponga requireRoles(…) enseguida de la sesión; si es de todos, dígalo en las llamadas de la casa (calls).'

/** Lists the doors of a room, each with the guards that run before it: its own first ones, and those mounted over its address earlier. */
const doorsOf = (routes: readonly Route[], signedIn: object) => {
  const isGuard = ({ handler }: Route) => handler === signedIn || admitsByRole(handler)
  return Object.values(groupBy(routes, ({ method, path }) => `${method} ${path}`)).flatMap(each => {
    const [door] = each
    if (!door || each.every(isGuard)) return []
    const address = addressOf(callPattern(door))
    const over = routes
      .slice(0, routes.indexOf(door))
      .filter(route => isGuard(route) && route.method === 'ALL' && covers(addressOf(callPattern(route)), address))
    return [{ door, guards: [...over, ...takeWhile(each, isGuard)].map(({ handler }) => handler) }]
  })
}

type Address = { method: string; parts: readonly string[] }

const addressOf = (call: string): Address => {
  const [method = '', path = ''] = call.split(' ')
  return { method, parts: path.split('/') }
}

/** Tells whether every address of the other call is also one of this call. */
const covers = (one: Address, other: Address): boolean => {
  if (one.method !== 'ALL' && one.method !== other.method) return false
  const open = one.parts.at(-1) === '*'
  const fixed = open ? one.parts.slice(0, -1) : one.parts
  return (
    (open ? other.parts.length >= fixed.length : other.parts.length === fixed.length) &&
    fixed.every((part, at) => part === '{}' || part === other.parts[at])
  )
}

const isOfAll = (roles: readonly string[] | 'public' | undefined) =>
  roles === 'public' || house().roles.every(role => roles?.includes(role))
