import type { QueryClient } from '@tanstack/react-query'
import type { DataProvider, GetListParams } from 'ra-core'
import { currentSession } from '../../api/session.ts'
import { askAhead } from '../../dataProvider/lists.ts'
import type { DoorMeta } from '../../dataProvider/doorMeta.ts'
import { firstListOf } from '../../schema/doors/doors.ts'
import { firstOrder } from '../../schema/record/firstOrder.ts'
import { house, resourceNamed } from '../../schema/house.ts'
import { pageSizeKey } from '../list/pageSizeKey.ts'
import { fresh, readAhead } from '../readAhead.ts'
import { rooms } from '../rooms.ts'

type PageRequest = readonly [resource: string, params: GetListParams & { meta: DoorMeta }]

/** Returns the first request of a screen's list, with the page size that `storedSize` finds; `undefined` for a screen that is not just a list. */
export const firstPage = (
  route: string,
  storedSize: (key: string) => number | undefined = () => undefined,
): PageRequest | undefined => {
  const name = listedAt(route)
  if (!name) return undefined
  const resource = resourceNamed(name)
  const list = firstListOf(resource, currentSession()?.rol)
  const perPage = storedSize(pageSizeKey(name, list)) ?? 10
  const meta = { list, apart: true }
  return [name, { pagination: { page: 1, perPage }, sort: firstOrder(resource), filter: {}, meta }]
}

/** Requests the first list in the menu of the signed-in role. */
export const askFirstList = () => {
  const session = currentSession()
  if (!session) return
  const pages = house()
    .menuOf(session.rol)
    .map(({ route }) => firstPage(route))
  const request = pages.find(page => page !== undefined)
  expected = request && { request, token: session.token }
  if (request) askAhead(...request, fresh)
}

/** Reads the list requested by `askFirstList` into the query cache, so that it is drawn with its rows at once. */
export const keepFirstList = (client: QueryClient, provider: Lists) => {
  if (expected && expected.token === currentSession()?.token) void readFirst(client, provider, expected.request)
  expected = undefined
}

/** Reads such a page ahead of the list that will show it; it is dropped if nothing shows it while it is fresh. */
export const readFirst = (client: QueryClient, provider: Lists, [name, params]: PageRequest): Promise<void> =>
  readAhead(client, [name, 'getList', params], ({ signal }) => provider.getList(name, { ...params, signal }), fresh)

type Lists = Pick<DataProvider, 'getList'>

let expected: { request: PageRequest; token: string } | undefined

/** Returns the resource whose list is all that a screen shows; `undefined` for any other screen. */
const listedAt = (route: string) => {
  const { resource, tabs } = house().screens.find(screen => screen.route === route) ?? {}
  return resource && !tabs && !rooms().screens[route] && !resourceNamed(resource).screen?.tabs ? resource : undefined
}
