import type { Locator, Page } from 'playwright-core'
import { pdfDePrueba } from './pdfDePrueba.ts'

/** What a person leaves half done: what they write in, where they choose a file, what they tick. Passwords, what is only looked for and which rows are chosen are nobody's work. */
export const textos =
  ':is(textarea, input:is([type=text], [type=email], [type=date], :not([type]))):not([readonly], :disabled, [role=combobox], [aria-hidden]):visible'
export const archivos = 'input[type=file]:not(:disabled, [hidden] *)'
export const casillas = 'input[type=checkbox]:not(:disabled, .row-choice)'

/** Writes in the first of these, chooses a PDF or ticks it; answers what stands there now, nothing where there is none. */
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

/** Whether what was left is there again: a file by its name, a text as it was or offered, a tick never. */
export const estaAhi = async (donde: Locator, cuales: string, valor: string) =>
  cuales === archivos
    ? (await donde.getByText(valor).count()) > 0
    : cuales !== casillas &&
      ((await donde.getByText('Recuperar').count()) > 0 ||
        (await donde
          .locator('input, textarea')
          .evaluateAll((campos, dicho) => campos.some(campo => 'value' in campo && campo.value === dicho), valor)))

/** The question that comes before something is lost, and whether it does. */
export const pregunta = (page: Page) => page.getByRole('dialog', { name: '¿Salir sin guardar?' })
export const pregunto = (page: Page) =>
  pregunta(page)
    .waitFor({ timeout: 1000 })
    .then(
      () => true,
      () => false,
    )
