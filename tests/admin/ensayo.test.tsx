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
  ['list', 'Exportar CSV'],
  ['list', 'Vista'],
] as const)('the rehearsal of the %s draws it beside the page, with «%s», and calls nobody', async (scene, text) => {
  const make = vi.spyOn(document, 'createElement')
  const call = vi.spyOn(globalThis, 'fetch')
  const before = { body: document.body.innerHTML, cookie: document.cookie, kept: sessionStorage.length }
  rehearse(scene)
  const stage: HTMLElement = make.mock.results[0]?.value
  await vi.waitFor(() => expect(stage.textContent).toContain(text))
  await new Promise(requestAnimationFrame)
  expect(stage.isConnected).toBe(false)
  expect(call).not.toHaveBeenCalled()
  expect({ body: document.body.innerHTML, cookie: document.cookie, kept: sessionStorage.length }).toEqual(before)
})
