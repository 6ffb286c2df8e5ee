import { expect, test } from 'vitest'
import '../../src/universityApp.ts'
import { registerRooms, rooms } from '../../src/admin/rooms.ts'
import { screens } from '../../src/custom/index.ts'
import { pantallas } from '../../src/resources/pantallas.ts'

test('every route is drawn by a hand-made room, a resource or tabs', () => {
  const vacias = pantallas.filter(({ route, resource, tabs }) => !screens[route] && !resource && !tabs)
  expect(vacias).toEqual([])
})

test('every hand-made room has its route', () => {
  const rutas: readonly string[] = pantallas.map(({ route }) => route)
  expect(Object.keys(screens).filter(route => !rutas.includes(route))).toEqual([])
})

test('the app does not start with a route that nothing draws, and says which', () => {
  const { '/profilePage': _, ...others } = screens
  expect(() => registerRooms({ ...rooms(), screens: others })).toThrow('nothing draws the screen «/profilePage»')
})
