import type { Locator, Page } from 'playwright-core'

/** Walks a screen through all of its tabs, choosing the first card and the first options in each, and calls `mirar` with the name of the tab. `asentar` waits until nothing moves. */
export async function recorrer(page: Page, asentar: () => Promise<void>, mirar: (pestana: string) => Promise<void>) {
  const lugar = page.getByRole('main')
  const pestanas = lugar.locator('[role=tab]:not(:disabled, [aria-disabled=true])')
  await asentar()
  const cuantas = await pestanas.count()
  for (let cual = 0; cual < Math.max(cuantas, 1); cual++) {
    if (cuantas) await pestanas.nth(cual).click()
    await asentar()
    await elegirPrimeros(page, lugar, asentar)
    await mirar(cuantas ? await pestanas.nth(cual).innerText() : '')
  }
}

/** Chooses the first card, and the first option of each empty selector. */
async function elegirPrimeros(page: Page, lugar: Locator, asentar: () => Promise<void>) {
  const tarjeta = lugar.getByRole('button', { name: /^Seleccionar / }).first()
  if (await tarjeta.count()) await tarjeta.click()
  await asentar()
  for (let cual = 0; cual < (await lugar.getByRole('combobox').count()); cual++) {
    const selector = lugar.getByRole('combobox').nth(cual)
    if (!(await selector.evaluate(esDeCadena))) continue
    await selector.click()
    await asentar()
    const opcion = page.getByRole('option').first()
    if (await opcion.count()) await opcion.click()
    else await page.keyboard.press('Escape')
    await asentar()
  }
}

/** Tells whether a selector is part of a cascade of the screen: enabled and empty, and outside forms, bulk actions and tables. */
const esDeCadena = (selector: Element) =>
  !selector.closest('form, :has(> [aria-label=Modo]), [role=region], .MuiTablePagination-root') &&
  !selector.matches('[disabled], [aria-disabled=true]') &&
  !/[\p{L}\d]/u.test(selector instanceof HTMLInputElement ? selector.value : (selector.textContent ?? ''))
