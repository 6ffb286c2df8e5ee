import { expect, it } from 'vitest'
import { bearerTokenOf } from '../../server/auth/sesion.ts'
import { huellaDeSecreto, newToken } from '../../server/auth/newToken.ts'

const token = newToken()

it.each([`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token}`])('%s brings its token', autorizacion => {
  expect(bearerTokenOf(autorizacion)).toBe(token)
})

it.each([
  undefined,
  '',
  token,
  'Bearer ',
  `Bearer${token}`,
  `Basic ${token}`,
  `No Bearer ${token}`,
  `Bearer ${token}x`,
  `Bearer ${token} ${token}`,
  `Bearer ${token.slice(1)}`,
  `Bearer ${token.slice(1)}+`,
])('%s brings none', autorizacion => {
  expect(bearerTokenOf(autorizacion)).toBe('')
})

it('a token is 32 bytes that nobody can guess, and is not stored itself', () => {
  expect(Buffer.from(token, 'base64url')).toHaveLength(32)
  expect(newToken()).not.toBe(token)
  expect(huellaDeSecreto('Comunal')).toBe('4df57892a9f602f9ccb25ed5517a71143d92504127a1cedbba8525d8deb68f55')
  expect(huellaDeSecreto(token)).toMatch(/^[\da-f]{64}$/)
})
