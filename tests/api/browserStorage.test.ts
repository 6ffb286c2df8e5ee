// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { areSingleKeysOn, turnSingleKeys } from '../../src/admin/shortcuts/singleKeys.ts'
import { sessionStore } from '../../src/admin/store/sessionStore.ts'
import { browserStorage } from '../../src/api/browserStorage.ts'
import { returnAddress } from '../../src/api/returnAddress.ts'
import { clearSession, currentSession, sessionEnd, storeSession } from '../../src/api/session.ts'
import { rememberPasskey, signInOptions } from '../../src/api/signInOptions.ts'

afterEach(() => {
  vi.restoreAllMocks()
  clearSession()
  localStorage.clear()
})

describe('a browser that refuses storage', () => {
  const refuse = () => {
    for (const method of ['getItem', 'setItem', 'removeItem'] as const)
      vi.spyOn(Storage.prototype, method).mockImplementation(() => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      })
  }

  it('signs in and out all the same, without knowing when the session ends', () => {
    refuse()
    storeSession({ token: 'abc', rol: 'escolar', nombre: 'Ana' })
    expect(currentSession()).toMatchObject({ token: 'abc', rol: 'escolar' })
    expect(sessionEnd()).toBeUndefined()
    returnAddress.keep()
    expect(returnAddress.take('Ana')).toBeUndefined()
    clearSession()
    expect(currentSession()).toBeNull()
  })

  it('offers no passkey, takes shortcuts of one key, and remembers lists until it is loaded again', () => {
    refuse()
    rememberPasskey()
    expect(signInOptions().passkey).toBe(false)
    turnSingleKeys(false)
    expect(areSingleKeysOn()).toBe(true)
    const store = sessionStore()
    store.setup()
    store.setItem('estudiantes.search', '?page=2')
    expect(store.getItem('estudiantes.search')).toBe('?page=2')
  })
})

it('a stored value is found again, until it is removed', () => {
  expect(browserStorage.device.set('prueba', '{"n":1}')).toBe(true)
  expect([browserStorage.device.get('prueba'), browserStorage.device.json('prueba')]).toEqual(['{"n":1}', { n: 1 }])
  browserStorage.device.remove('prueba')
  expect([browserStorage.device.get('prueba'), browserStorage.device.json('prueba')]).toEqual([null, undefined])
})
