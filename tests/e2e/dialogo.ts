import type { Page } from 'playwright-core'
import { expect } from 'vitest'

type Campos = Record<string, string>

/** Returns the topmost dialog. */
export const dialogo = (page: Page) => page.getByRole('dialog').last()

/** Types in the fields of the dialog, by their labels. */
export const escribir = async (page: Page, campos: Campos) => {
  for (const [campo, texto] of Object.entries(campos))
    await dialogo(page)
      .getByLabel(campo, { exact: true })
      .or(dialogo(page).getByLabel(`${campo} *`, { exact: true }))
      .first()
      .fill(texto)
}

/** Chooses in the dropdowns of the dialog. */
export const elegir = async (page: Page, campos: Campos) => {
  for (const [campo, opcion] of Object.entries(campos)) {
    await dialogo(page).getByRole('combobox', { name: campo, exact: false }).first().click()
    await page.getByRole('option', { name: opcion }).first().click()
  }
}

/** Fills an address, from its postal code. */
export const domicilio = async (page: Page) => {
  await escribir(page, { 'Código postal': '70110', Calle: 'Del Tequio', 'Número exterior': '8' })
  await dialogo(page).getByRole('button', { name: 'Buscar' }).click()
  await expect.poll(() => dialogo(page).getByLabel('Municipio').inputValue()).toBe('Ciudad Ixtepec')
  await elegir(page, { Colonia: 'Benito Juárez' })
}

/** Submits the form and confirms. Resolves when the message appears and the dialog is closed. */
export const confirmar = async (page: Page, dicho: string) => {
  await dialogo(page).getByRole('button', { name: 'Confirmar' }).click()
  await page
    .getByRole('dialog', { name: '¿Esta seguro de realizar esta acción?' })
    .getByRole('button', { name: 'Confirmar' })
    .click()
  await page.getByText(dicho).waitFor()
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
}
