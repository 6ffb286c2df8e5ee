import type { Page } from 'playwright-core'

/** Chooses an option by its text in each of these dropdowns of a page, one after the other. */
export const elegir = async (page: Page, campos: Record<string, string>) => {
  for (const [campo, opcion] of Object.entries(campos)) {
    await page.getByRole('combobox', { name: campo, exact: true }).click()
    await page.getByRole('option', { name: opcion }).click()
  }
}
