import type { Page } from 'playwright-core'

/** Returns the topmost dialog. */
export const dialogo = (page: Page) => page.getByRole('dialog').last()

const encima = async (page: Page) => ((await page.getByRole('dialog').count()) ? dialogo(page) : page)

/** Presses the first button of that name, in the topmost dialog if one is open. */
export const boton = (name: string | RegExp) => async (page: Page) =>
  (await encima(page))
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click()

export const pestana = (name: string) => (page: Page) => page.getByRole('tab', { name, exact: true }).click()

/** Fills fields by their labels. */
export const escribir = async (page: Page, campos: Record<string, string>) => {
  for (const [campo, texto] of Object.entries(campos)) {
    const donde = await encima(page)
    await donde
      .getByLabel(campo, { exact: true })
      .or(donde.getByLabel(`${campo} *`, { exact: true }))
      .first()
      .fill(texto)
  }
}

/** Chooses in each list the first option whose text contains the given one; an empty text chooses the first option. */
export const elegir = async (page: Page, campos: Record<string, string>) => {
  for (const [campo, opcion] of Object.entries(campos)) {
    await (await encima(page)).getByRole('combobox', { name: campo }).first().click()
    await page.getByRole('option', { name: opcion }).first().click()
  }
}

/** Chooses down a cascade, waiting for each list and for the table at its end. */
export const desplegar = async (page: Page, campos: Record<string, string>) => {
  await elegir(page, campos)
  await esperar(page)
}

/** Waits until no new request and no drawing happens: three equal looks, 200 ms apart. */
export const esperar = async (page: Page) => {
  let antes = ''
  for (let igual = 0; igual < 3;) {
    await page.waitForTimeout(200)
    const ahora = await page.evaluate(
      () =>
        `${performance.getEntriesByType('resource').length} ${document.body.innerText.length} ${document.querySelectorAll('[role=progressbar]').length}`,
    )
    igual = ahora === antes ? igual + 1 : 0
    antes = ahora
  }
}
