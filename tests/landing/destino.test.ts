import { describe, expect, it } from 'vitest'
import { destino } from '../../src/landing/destino.ts'
import { pantallas } from '../../src/resources/pantallas.ts'

const rutas = pantallas.map(({ route }) => route)
const publicas = ['/', '/recuperarContrasena', '/restablecerContrasena']

describe('who is signed in', () => {
  it.each(publicas)('goes from %s to /homePage', ruta =>
    expect(destino(ruta, { dentro: true })).toEqual({ ir: '/homePage' }),
  )
  it.each([...rutas, '/noExiste'])('finds the admin at %s', ruta =>
    expect(destino(ruta, { dentro: true })).toEqual({ mostrar: 'admin' }),
  )
})

describe('who is not', () => {
  it.each(publicas)('sees %s', ruta => expect(destino(ruta, { dentro: false })).toEqual({ mostrar: 'landing' }))
  it.each(rutas)('goes from %s to /', ruta =>
    expect(destino(ruta, { dentro: false, rutas: pantallas })).toEqual({ ir: '/' }),
  )
  it.each(['/noExiste', '/cucs/xyz', '/CUCS', '/homepage'])('finds nothing at %s', ruta =>
    expect(destino(ruta, { dentro: false, rutas: pantallas })).toEqual({ mostrar: 'noEncontrada' }),
  )
  it('sees nothing before the routes are known', () =>
    expect(destino('/cucs', { dentro: false })).toEqual({ mostrar: 'nada' }))
})
