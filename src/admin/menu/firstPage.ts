import type { QueryClient } from '@tanstack/react-query'
import type { GetListParams } from 'ra-core'
import { askAhead, dataProvider, type DoorMeta } from '../../dataProvider/index.ts'
import { firstOrder } from '../../schema/firstOrder.ts'
import { house, resourceNamed } from '../../schema/house.ts'
import type { Role } from '../../schema/roles.ts'
import { pageSizeKey } from '../list/pageSizeKey.ts'
import { readAhead } from '../readAhead.ts'
import { rooms } from '../rooms.ts'

type Asked = readonly [resource: string, params: GetListParams & { meta: DoorMeta }]

/** What the list of a screen asks at first, of as many rows as are wanted; none where the screen is not just a list. */
export const firstPage = (
  route: string,
  wanted: (key: string) => number | undefined = () => undefined,
): Asked | undefined => {
  const name = listedAt(route)
  if (!name) return undefined
  const resource = resourceNamed(name)
  const [list = ''] = Object.keys(resource.lists)
  const perPage = wanted(pageSizeKey(name, list)) ?? 10
  const meta = { list, apart: true }
  return [name, { pagination: { page: 1, perPage }, sort: firstOrder(resource), filter: {}, meta }]
}

/** Asks for the list that the work of a role begins with, else the first of its menu, as soon as somebody is in. */
export const askFirstList = (role: Role) => {
  const route =
    house().firstList?.[role] ??
    house()
      .menuOf(role)
      .find(screen => listedAt(screen.route))?.route
  expected = firstPage(route ?? '')
  if (expected) askAhead(...expected, 10_000)
}

/** Takes what was asked for so, for the list to be drawn with its rows at once. */
export const keepFirstList = (client: QueryClient) => {
  if (expected) void readFirst(client, expected)
  expected = undefined
}

/** Reads such a page ahead of the list that will show it. */
export const readFirst = (client: QueryClient, [name, params]: Asked): Promise<void> =>
  readAhead(client, [name, 'getList', params], ({ signal }) => dataProvider.getList(name, { ...params, signal }))

let expected: Asked | undefined

/** The resource whose list is all that a screen shows. */
const listedAt = (route: string) => {
  const { resource, tabs } = house().screens.find(screen => screen.route === route) ?? {}
  return resource && !tabs && !rooms().screens[route] && !resourceNamed(resource).screen?.tabs ? resource : undefined
}
