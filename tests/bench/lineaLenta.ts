import type { Page } from 'playwright-core'

/** Slows a page to a quarter of this processor, behind 1.6 Mbit/s and 150 ms. */
export const ponerLenta = async (page: Page) => {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Network.enable')
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: 1.6e6 / 8,
    uploadThroughput: 0.75e6 / 8,
  })
  return cdp
}
