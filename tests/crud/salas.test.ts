import { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { requireSession } from '../../server/auth/sesion.ts'
import type { AppEnv } from '../../server/context.ts'
import { requireRoles } from '../../server/crud/requireRoles.ts'
import { registerServerHouse, serverHouse } from '../../server/crud/serverHouse.ts'
import { answerSuccess } from '../../server/http/answerSuccess.ts'
import { limitShortBody } from '../../server/http/readBody.ts'
import { createApp } from '../../server/universityServer.ts'
import { roles } from '../../src/domain/roles.ts'
import type { ApiCall } from '../../server/crud/apiCall.ts'
import { escena, type Escena } from '../harness/escena.ts'

let e: Escena
const casa = serverHouse()
beforeAll(async () => {
  e = await escena()
})
afterEach(() => registerServerHouse(casa))
afterAll(() => e.cerrar())

/** Creates the house's app with one more room and its documented calls. */
const con = (sala: Hono<AppEnv>, dichas: readonly Pick<ApiCall, 'method' | 'path' | 'roles'>[] = []) => {
  const mas = dichas.map(dicha => ({ ...dicha, group: 'x', summary: 'x', answers: null }))
  registerServerHouse({ ...casa, rooms: [sala, ...casa.rooms], calls: () => [...(casa.calls?.() ?? []), ...mas] })
  return createApp(e.db, e.opciones)
}
const nueva = () => new Hono<AppEnv>()
const secretos = (c: Parameters<typeof answerSuccess>[0]) => answerSuccess(c, 'secretos', null)

const sinSesion =
  'se puede llamar sin sesión. Pida antes que nada la sesión (signedIn de la casa) y después requireRoles(…); si es de cualquiera, dígalo en las llamadas de la casa (calls) con roles: «public».'
const deTodos =
  'la puede llamar cualquier rol. Ponga requireRoles(…) enseguida de la sesión; si es de todos, dígalo en las llamadas de la casa (calls).'
const expectNegada = (sala: Hono<AppEnv>, ...frases: string[]) =>
  expect(() => con(sala)).toThrow(['Las llamadas hechas a mano no están bien:', ...frases].join('\n  '))

describe('a start refuses a hand-made call', () => {
  it.each([
    ['that asks for nothing', () => nueva().get('/secretos', secretos), `GET secretos: ${sinSesion}`],
    [
      'that asks for the session after something else',
      () => nueva().post('/secretos', limitShortBody, requireSession, secretos),
      `POST secretos: ${sinSesion}`,
    ],
    [
      'whose answer comes before the session is asked for',
      () => nueva().get('/secretos', secretos).get('/secretos', requireSession, requireRoles('escolar'), secretos),
      `GET secretos: ${sinSesion}`,
    ],
    [
      'over which the session is laid too late, or elsewhere',
      () =>
        nueva()
          .use('/otros/*', requireSession)
          .get('/secretos', requireRoles('escolar'), secretos)
          .use('/secretos/*', requireSession),
      `GET secretos: ${sinSesion}`,
    ],
    [
      'beside one of other addresses that is guarded',
      () =>
        nueva()
          .get('/secretos/:numero{[0-9]+}', requireSession, requireRoles('escolar'), secretos)
          .get('/secretos/:nombre', secretos),
      `GET secretos/{}: ${sinSesion}`,
    ],
    [
      'that asks for no role',
      () => nueva().get('/secretos/:clave', requireSession, secretos),
      `GET secretos/{}: ${deTodos}`,
    ],
  ])('%s', (_, sala, frase) => expectNegada(sala(), frase))

  it.each([
    ['GET', '/firmantes/:clave', 'GET firmantes/{}'],
    ['DELETE', '/firmantes/:clave', 'DELETE firmantes/{}'],
    ['POST', '/lotes/:id/deshacer', 'POST lotes/{}/deshacer'],
    ['GET', '/historial/:una/:otra', 'GET historial/{}/{}'],
    ['POST', '/advertencias/estudiantes', 'POST advertencias/estudiantes'],
    ['POST', '/importaciones/:id/aplicar', 'POST importaciones/{}/aplicar'],
    ['GET', '/firmantes/:clave/eliminacion', 'GET firmantes/{}/eliminacion'],
  ])('over a declared one: %s %s', (metodo, ruta, tapada) => {
    const sala = nueva().on(metodo, ruta, requireSession, requireRoles('escolar'), secretos)
    expect(() => con(sala)).toThrow(`«${tapada}»`)
  })
})

describe('a start admits a hand-made call', () => {
  it('with session and role, by itself or over all of its address', async () => {
    const app = con(
      nueva()
        .get('/secretos', requireSession, requireRoles('escolar'), secretos)
        .use('/cajones/*', requireSession, requireRoles('escolar'))
        .get('/cajones/:clave', secretos),
    )
    const estados = (token?: string) =>
      Promise.all(['secretos', 'cajones/1'].map(async ruta => (await e.pedir('GET', ruta, { en: app, token })).status))
    expect(await estados()).toEqual([401, 401])
    expect(await estados(await e.tokenDe('estudiante'))).toEqual([403, 403])
    expect(await estados(await e.tokenDe('escolar'))).toEqual([200, 200])
  })

  it('declared as anybody’s, or every role’s', async () => {
    const app = con(nueva().get('/abierta/:cual', secretos).get('/comun', requireSession, secretos), [
      { method: 'GET', path: 'abierta/{cual}', roles: 'public' },
      { method: 'GET', path: 'comun', roles },
    ])
    expect((await e.pedir('GET', 'abierta/1', { en: app })).status).toBe(200)
    expect((await e.pedir('GET', 'comun', { en: app, token: await e.tokenDe('estudiante') })).status).toBe(200)
  })

  it('beside the parameter of a declared one', () => {
    expect(() =>
      con(nueva().get('/firmantes/vencidos', requireSession, requireRoles('coordinador'), secretos)),
    ).not.toThrow()
  })
})
