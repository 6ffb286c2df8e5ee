import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { sql } from 'drizzle-orm'
import type { Actividad } from '../../src/domain/actividad.ts'
import { createApp } from '../../server/universityServer.ts'
import { type Escena, escena } from '../harness/escena.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())
beforeEach(() => e.db.execute(sql`truncate actividad, sesiones, dispositivos`))

const chrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36'

describe('the origin of a sign-in is described in words', () => {
  it.each([
    ['Chrome en Windows', chrome],
    ['Firefox en Linux', 'Mozilla/5.0 (X11; Linux x86_64; rv:127.0) Gecko/20100101 Firefox/127.0'],
    [
      'Safari en iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Mobile/15E148 Safari/604.1',
    ],
    ['Dispositivo desconocido', 'curl/8.5.0'],
    ['Dispositivo desconocido', ''],
    ['Dispositivo desconocido', `${'x '.repeat(250)}${chrome}`],
  ])('%s', async (dispositivo, agente) => {
    const { data } = await e.ingresar('estudiante', undefined, { encabezados: { 'user-agent': agente } })
    const leida = await e.pedir('GET', 'datos/personales/actividad', { token: data.token ?? '' })
    const actividad: Actividad[] = JSON.parse(leida.texto).data
    expect(actividad.map(cada => cada.dispositivo)).toEqual([dispositivo])
  })
})

describe('the secret by which a browser is known', () => {
  const galleta = async (opciones: object, cookie = '') => {
    const en = createApp(e.db, { ...e.opciones, ...opciones })
    const { headers } = await e.ingresar('estudiante', undefined, { en, encabezados: { cookie } })
    return headers.get('set-cookie') ?? ''
  }

  it('is kept for this API, from every script, for its time, and goes to other sites only where they may call', async () => {
    const usual = await galleta({})
    for (const parte of ['Path=/api', 'HttpOnly', 'Secure', 'SameSite=Lax', 'Max-Age=']) expect(usual).toContain(parte)
    expect(await galleta({ origins: ['https://otra.mx'] })).toContain('SameSite=None')
    expect(await galleta({ origins: [] })).toContain('SameSite=Lax')
    const sinCifrar = await galleta({ address: 'http://localhost:3000', origins: ['http://otra.mx'] })
    expect(sinCifrar).toContain('SameSite=Lax')
    expect(sinCifrar).not.toContain('Secure')
  })

  it('goes on while it is one of ours, and is made anew in place of any other', async () => {
    const secretoDe = (dicha: string) => /dispositivo=([^;]*)/.exec(dicha)?.[1] ?? ''
    const suyo = secretoDe(await galleta({}))
    expect(suyo).toMatch(/^[\w-]{43}$/)
    expect(secretoDe(await galleta({}, `dispositivo=${suyo}`))).toBe(suyo)
    for (const ajeno of ['x', suyo.slice(1), `${suyo}x`, `${suyo.slice(1)}+`, '']) {
      const nuevo = secretoDe(await galleta({}, `dispositivo=${ajeno}`))
      expect([ajeno, nuevo]).toEqual([ajeno, expect.stringMatching(/^[\w-]{43}$/)])
      expect(nuevo).not.toBe(suyo)
      expect(nuevo).not.toBe(ajeno)
    }
  })
})
