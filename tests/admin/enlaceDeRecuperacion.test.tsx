import { afterEach, expect, it, vi } from 'vitest'
import { recoveryLink } from '../../src/admin/guard/recoveryLink.ts'
import { clearSession, storeSession } from '../../src/api/session.ts'

afterEach(() => {
  clearSession()
  vi.restoreAllMocks()
})

const enlace = '/restablecerContrasena?token=t0k3n'

/** Signs in, then checks from a page loaded with this address `despues` ms later. */
const hallado = (direccion: string, despues: number) => {
  storeSession({ token: 't', rol: 'coordinador', nombre: 'Citlali', email: 'citlali@cuc.mx' })
  vi.spyOn(performance, 'timeOrigin', 'get').mockReturnValue(Date.now() + despues)
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    {
      name: new URL(direccion, location.href).href,
      entryType: 'navigation',
      startTime: 0,
      duration: 0,
      toJSON: () => '',
    },
  ])
  return recoveryLink()
}

it.each([
  ['a page that a link opened while somebody was signed in', enlace, 60_000, enlace],
  ['one on which the link was used, and then somebody signed in', enlace, -60_000, undefined],
  ['another page', '/homePage?token=t0k3n', 60_000, undefined],
  ['a link without its token', '/restablecerContrasena', 60_000, undefined],
])('%s: what link waits', (_, direccion, despues, espera) => {
  expect(hallado(direccion, despues)).toBe(espera)
})
