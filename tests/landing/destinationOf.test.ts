import { describe, expect, it } from 'vitest'
import { destinationOf } from '../../src/landing/destinationOf.ts'
import { pantallas } from '../../src/resources/pantallas.ts'

const rutas = pantallas.map(({ route }) => route)
const publicas = ['/', '/recuperarContrasena', '/restablecerContrasena']

describe('a person who is signed in', () => {
  it.each(publicas)('goes from %s to /homePage', ruta =>
    expect(destinationOf(ruta, { isInside: true })).toEqual({ redirect: '/homePage' }),
  )
  it.each([...rutas, '/noExiste'])('finds the admin at %s', ruta =>
    expect(destinationOf(ruta, { isInside: true })).toEqual({ show: 'admin' }),
  )
})

describe('a person who is not', () => {
  it.each(publicas)('sees %s', ruta => expect(destinationOf(ruta, { isInside: false })).toEqual({ show: 'landing' }))
  it.each(rutas)('goes from %s to /', ruta =>
    expect(destinationOf(ruta, { isInside: false, routes: pantallas })).toEqual({ redirect: '/' }),
  )
  it.each(['/noExiste', '/cucs/xyz', '/CUCS', '/homepage'])('finds nothing at %s', ruta =>
    expect(destinationOf(ruta, { isInside: false, routes: pantallas })).toEqual({ show: 'notFound' }),
  )
  it('sees nothing before the routes are known', () =>
    expect(destinationOf('/cucs', { isInside: false })).toEqual({ show: 'nothing' }))
})
