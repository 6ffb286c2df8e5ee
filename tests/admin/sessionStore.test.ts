// @vitest-environment jsdom
import { afterEach, expect, it } from 'vitest'
import { sessionStore } from '../../src/admin/store/sessionStore.ts'
import { clearSession, storeSession } from '../../src/api/session.ts'

afterEach(() => {
  clearSession()
  sessionStorage.clear()
})
const entra = (nombre: string) => {
  storeSession({ token: 'abc', rol: 'escolar', nombre })
  const store = sessionStore()
  store.setup()
  return store
}

it('remembers a list through a reload for the person who left it so, and for nobody else', () => {
  entra('Ana').setItem('estudiantes.search', '?page=2')
  expect(entra('Ana').getItem('estudiantes.search')).toBe('?page=2')
  expect(entra('Eva').getItem('estudiantes.search')).toBeUndefined()
})

it.each(['{', 'null', '[]', '5'])('begins empty where nothing can be read: %s', texto => {
  sessionStorage.setItem('estado', texto)
  expect(entra('Ana').getItem('estudiantes.search')).toBeUndefined()
})
