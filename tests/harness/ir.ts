import type { Page } from 'playwright-core'
import { pantallas } from '../../src/resources/pantallas.ts'

/** Navigates to a screen as a link of the app does, without reloading, and waits for its title. */
export async function ir(page: Page, ruta: string) {
  const title = pantallas.find(({ route }) => route === ruta)?.title
  if (!title) throw new Error(`no screen is at ${ruta}`)
  await empujar(page, ruta)
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
}

/** Changes the address inside the app. */
export const empujar = (page: Page, ruta: string) =>
  page.evaluate(destino => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', destino)
    dispatchEvent(new PopStateEvent('popstate'))
  }, ruta)
