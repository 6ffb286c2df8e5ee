import type { Page } from 'playwright-core'
import * as z from 'zod'

/** Notes from now on, on every page, how far what one sees is moved by what comes after it, and what that is. */
export const seguir = (page: Page) =>
  page.addInitScript(() => {
    const movidas: [number, string][] = []
    Object.assign(window, { movidas })
    new PerformanceObserver(list => {
      for (const each of list.getEntries() as (PerformanceEntry & Movida)[])
        movidas.push([each.value, each.sources.map(({ node }) => node?.textContent?.slice(0, 60)).join(' | ')])
    }).observe({ type: 'layout-shift', buffered: true })
  })
type Movida = { value: number; sources: readonly { node: Node | null }[] }

/** What moved on a page, and how far, since it was opened. */
export const movidas = async (page: Page) =>
  z.array(z.tuple([z.number(), z.string()])).parse(await page.evaluate(() => Reflect.get(window, 'movidas')))
/** How far it moved in all, as Chromium adds it up. */
export const movido = async (page: Page) => (await movidas(page)).reduce((suma, [cuanto]) => suma + cuanto, 0)
