import { afterEach, expect, it, vi } from 'vitest'
import { endRehearsal, rehearse } from '../../src/universityRehearsal.ts'

afterEach(() => {
  endRehearsal()
  vi.restoreAllMocks()
})

it.each([
  ['shell', 'Cerrar sesión'],
  ['shell', 'Cargando…'],
  ['home', 'Pendientes'],
  ['home', 'Misión'],
  ['home', '1 Vista'],
  ['list', 'Exportar CSV'],
  ['list', 'Vista'],
  ['list', '1 aviso sin leer'],
  ['list', '1–10 de 1,000'],
] as const)('the rehearsal of the %s draws it beside the page, with «%s», and calls nobody', async (scene, text) => {
  const make = vi.spyOn(document, 'createElement')
  const call = vi.spyOn(globalThis, 'fetch')
  const before = { body: document.body.innerHTML, cookie: document.cookie, kept: sessionStorage.length }
  const drawn = rehearse(scene)
  const stage: HTMLElement = make.mock.results[0]?.value
  await drawn
  await vi.waitFor(() => expect(stage.textContent).toContain(text), { timeout: 10_000 })
  expect(stage.isConnected).toBe(false)
  expect(call).not.toHaveBeenCalled()
  expect({ body: document.body.innerHTML, cookie: document.cookie, kept: sessionStorage.length }).toEqual(before)
})

it('one that is cleared away before it is drawn is waited for no longer', async () => {
  const drawn = rehearse('shell')
  endRehearsal()
  await expect(drawn).resolves.toBeUndefined()
})
