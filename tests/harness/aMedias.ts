import type { Locator, Page } from 'playwright-core'
import { pdfDePrueba } from './pdfDePrueba.ts'

/** Selectors of the fields that a person may leave half done: texts, file inputs and ticks. Passwords, searches and chosen rows do not count as work. */
export const textos =
  ':is(textarea, input:is([type=text], [type=email], [type=date], :not([type]))):not([readonly], :disabled, [role=combobox], [aria-hidden]):visible'
export const archivos = 'input[type=file]:not(:disabled, [hidden] *)'
export const casillas = 'input[type=checkbox]:not(:disabled, .row-choice)'

/** Fills the first of these fields, chooses a PDF or ticks it. Returns the text or file name it then holds (empty for a tick), or undefined when there is no field. */
export const tocar = async (campos: Locator) => {
  const campo = campos.first()
  if (!(await campo.count())) return undefined
  const tipo = await campo.getAttribute('type')
  if (tipo === 'checkbox') return campo.click({ force: true }).then(() => '')
  if (tipo === 'file') {
    const { name, type: mimeType } = pdfDePrueba()
    await campo.setInputFiles({ name, mimeType, buffer: Buffer.from(await pdfDePrueba().arrayBuffer()) })
    return name
  }
  const valor = tipo === 'date' ? '2024-05-06' : 'A medias'
  await campo.fill(valor)
  return valor
}

/** Tells whether the half-done value is back: a file by its name, a text restored or offered, a tick never. */
export const estaAhi = async (donde: Locator, cuales: string, valor: string) =>
  cuales === archivos
    ? (await donde.getByText(valor).count()) > 0
    : cuales !== casillas &&
      ((await donde.getByText('Recuperar').count()) > 0 ||
        (await donde
          .locator('input, textarea')
          .evaluateAll((campos, dicho) => campos.some(campo => 'value' in campo && campo.value === dicho), valor)))

/** Locates the question that comes before losing work; `pregunto` tells whether it comes within a second. */
export const pregunta = (page: Page) => page.getByRole('dialog', { name: '¿Salir sin guardar?' })
export const pregunto = (page: Page) =>
  pregunta(page)
    .waitFor({ timeout: 1000 })
    .then(
      () => true,
      () => false,
    )
