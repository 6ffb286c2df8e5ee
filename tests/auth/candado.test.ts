import { expect, it } from 'vitest'
import { lock, unlock } from '../../server/auth/factores/lock.ts'

const suya = { llave: 'de la instalación', de: 'cuenta-1' }
const partes = (cerrado: string) => cerrado.split('.')

it('a secret opens for the account that it was locked for, with the key that locked it', () => {
  const cerrado = lock('ñandú 2026', suya)
  expect(unlock(cerrado, suya)).toBe('ñandú 2026')
  expect(unlock(cerrado, { ...suya, de: 'cuenta-2' })).toBeUndefined()
  expect(unlock(cerrado, { ...suya, llave: 'otra' })).toBeUndefined()
  expect(lock('ñandú 2026', suya)).not.toBe(cerrado)
})

it('a text locked by an earlier version still opens', () => {
  expect(unlock('BwcHBwcHBwcHBwcH.YX25OWr6s7x5Aqs-.-E5iyxqIVJMs-2F4dsMebQ', suya)).toBe('ñandú 2026')
})

it('a secret that was changed, cut or is none does not open', () => {
  const [iv = '', datos = '', tag = ''] = partes(lock('secreto', suya))
  const volteada = Buffer.from(datos, 'base64url').map(byte => byte ^ 1)
  for (const roto of [
    [iv, Buffer.from(volteada).toString('base64url'), tag],
    [iv, datos],
    [iv],
    [''],
    ['no', 'es', 'nada'],
    [iv, datos, lock('otro', suya).split('.')[2] ?? ''],
  ])
    expect(unlock(roto.join('.'), suya)).toBeUndefined()
})

it('a seal that was shortened is no seal: four bytes of it could be guessed', () => {
  const [iv = '', datos = '', tag = ''] = partes(lock('secreto', suya))
  for (const largo of [15, 12, 8, 4, 0]) {
    const corto = Buffer.from(tag, 'base64url').subarray(0, largo).toString('base64url')
    expect(unlock([iv, datos, corto].join('.'), suya)).toBeUndefined()
  }
})
