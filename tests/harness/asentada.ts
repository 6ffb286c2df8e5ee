import type { Page, Request } from 'playwright-core'
import { vi } from 'vitest'

/** Returns the set of a page's unanswered requests, kept up to date from now on. */
export const enVueloDe = (page: Page) => {
  const enVuelo = new Set<Request>()
  page.on('request', pedida => enVuelo.add(pedida))
  page.on('requestfinished', pedida => enVuelo.delete(pedida))
  page.on('requestfailed', pedida => enVuelo.delete(pedida))
  return enVuelo
}

/** Waits until every answer has arrived and is drawn, no animation runs and the page has the colours of `hora`. Answers that a home page was left without reading count for ten seconds. */
export const asentada = async (page: Page, enVuelo: ReadonlySet<Request>, hora?: 'light' | 'dark') => {
  if (hora) await page.locator(`html[data-${hora}]`).waitFor()
  do {
    await vi.waitFor(
      () => {
        for (const pedida of enVuelo) throw new Error(`no answer yet: ${pedida.url()}`)
      },
      { timeout: 15_000 },
    )
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  } while (enVuelo.size)
  await page.waitForFunction(
    () =>
      !document.querySelector('[role=progressbar]:not([aria-valuenow]), .cargando') &&
      !document.body.innerText.includes('Cargando') &&
      document.getAnimations().every(({ playState }) => playState !== 'running'),
  )
}
