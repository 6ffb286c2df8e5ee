import { expect, it } from 'vitest'
import { partyOf } from '../../server/auth/factores/party.ts'

it.each([
  ['https://escuela.mx', 'escuela.mx'],
  ['https://escuela.mx:8443', 'escuela.mx'],
  ['https://servidor2', 'servidor2'],
  ['https://10.escuela.mx', '10.escuela.mx'],
  ['http://localhost:3000', 'localhost'],
])('at %s browsers make passkeys for %s', (direccion, id) => {
  expect(partyOf(direccion)).toEqual({ id, origin: direccion })
})

it.each([
  'http://escuela.mx',
  'https://10.0.0.1',
  'https://10.0.0.1:8443',
  'https://[::1]:8443',
  'http://192.168.1.5:3000',
])('at %s they make none', direccion => {
  expect(partyOf(direccion)).toBeUndefined()
})
