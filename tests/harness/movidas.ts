import type { Page } from 'playwright-core'
import * as z from 'zod'

/** Records from now on, on every page, how far later content moves what is shown, and which content moved. */
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

/** Returns the layout shifts of a page since it was opened. */
export const movidas = async (page: Page) =>
  z.array(z.tuple([z.number(), z.string()])).parse(await page.evaluate(() => Reflect.get(window, 'movidas')))
/** Returns their sum, as Chromium computes it. */
export const movido = async (page: Page) => (await movidas(page)).reduce((suma, [cuanto]) => suma + cuanto, 0)
