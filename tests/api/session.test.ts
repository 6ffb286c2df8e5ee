// @vitest-environment jsdom
import Cookies from 'js-cookie'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { clearSession, storeSession, currentSession, isSessionUnreadable } from '../../src/api/session.ts'
import { roles } from '../../src/domain/roles.ts'

const ana = { nombre: 'Ana Núñez', email: 'ana@demo.cuc.mx', matricula: 'A'.repeat(18), clave_cuc: null }
const entrar = (rol = 'consejero') => storeSession({ token: 'abc', rol, ...ana })
afterEach(() => {
  clearSession()
  vi.restoreAllMocks()
})

describe('the session', () => {
  it('is kept in the cookies user, tok and r for 4 hours, path /, SameSite Lax', () => {
    const escritas = vi.spyOn(document, 'cookie', 'set')
    const antes = Date.now()
    entrar()
    const despues = Date.now()
    expect(escritas.mock.calls.map(([cookie]) => cookie.split('=')[0])).toEqual(['user', 'tok', 'r'])
    for (const [cookie] of escritas.mock.calls) {
      expect(cookie).toMatch(/; path=\/; .*sameSite=Lax$/)
      const vence = Date.parse(/expires=([^;]+)/.exec(cookie)?.[1] ?? '')
      expect(vence).toBeGreaterThan(antes + 4 * 3600_000 - 1001)
      expect(vence).toBeLessThanOrEqual(despues + 4 * 3600_000)
    }
  })

  it('is asked of the browser once a task, and anew in the next', async () => {
    entrar()
    expect(currentSession()?.rol).toBe('consejero')
    const leidas = vi.spyOn(document, 'cookie', 'get')
    for (let vez = 0; vez < 100; vez += 1) expect(currentSession()?.rol).toBe('consejero')
    expect(isSessionUnreadable()).toBe(false)
    expect(leidas).not.toHaveBeenCalled()
    Cookies.remove('tok', { path: '/' })
    await Promise.resolve()
    expect(currentSession()).toBeNull()
  })

  it('keeps the user without token and role, and the role only encrypted', () => {
    entrar('coordinador')
    expect(JSON.parse(Cookies.get('user') ?? '')).toEqual(ana)
    expect(Cookies.get('tok')).toBe('abc')
    expect(document.cookie).not.toContain('coordinador')
  })

  it.each(roles)('is restored for %s', rol => {
    entrar(rol)
    expect(currentSession()).toMatchObject({
      token: 'abc',
      rol,
      usuario: { nombre: 'Ana Núñez', matricula: ana.matricula },
    })
    expect(isSessionUnreadable()).toBe(false)
  })

  it('is none without a user cookie', () => {
    entrar()
    Cookies.remove('user')
    expect(currentSession()).toBeNull()
    expect(isSessionUnreadable()).toBe(false)
  })

  it('is unreadable with a role in plain text, cut, unknown or missing, or without its token', () => {
    const danios = [
      () => Cookies.set('r', 'coordinador'),
      () => Cookies.set('r', (Cookies.get('r') ?? '').slice(0, 20)),
      () => Cookies.set('r', 'U2FsdGVkX18='),
      () => storeSession({ token: 'abc', rol: 'rector', ...ana }),
      () => Cookies.remove('r'),
      () => Cookies.remove('tok'),
      () => Cookies.set('user', '{'),
    ]
    for (const danio of danios) {
      entrar()
      danio()
      expect(currentSession()).toBeNull()
      expect(isSessionUnreadable()).toBe(true)
    }
  })

  it('fits in a cookie however much the server sends, the first values first', () => {
    storeSession({
      token: 'abc',
      rol: 'escolar',
      nombre: 'Ñ'.repeat(60),
      cuc: { nombre: 'x' },
      semblanza: 'á'.repeat(480),
      historia: 'á'.repeat(4000),
      email: 'a@b.mx',
    })
    expect(/user=[^;]*/.exec(document.cookie)?.[0].length).toBeLessThan(3500)
    expect(currentSession()?.usuario).toMatchObject({ nombre: 'Ñ'.repeat(60), email: 'a@b.mx' })
  })
})
