import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
let axe = ''
beforeAll(async () => {
  ;[app, chromium, axe] = await Promise.all([
    aplicacion(),
    navegador(),
    readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'),
  ])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const faltas = async (page: Page) => {
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`))
}
const sobra = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Returns the first group of the campus of the demonstration's escolar. */
const suGrupo = async () => {
  const [suyo] = await app.db
    .select({ clave: tables.grupos.clave_grupo, nombre: tables.grupos.nombre })
    .from(tables.grupos)
    .innerJoin(tables.escolares, eq(tables.escolares.clavecuc, tables.grupos.clave_cuc))
    .innerJoin(usuarios, eq(usuarios.id, tables.escolares.id_usuario))
    .where(eq(usuarios.email, 'escolar@demo.cuc.mx'))
    .orderBy(tables.grupos.clave_grupo)
  if (!suyo) throw new Error('the demonstration has no group')
  return suyo
}

test('text typed before the box has loaded appears in it, and triggers no shortcut of the page below', async () => {
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'escolar')
  await ir(page, '/estudiantes')
  const detenidas: (() => void)[] = []
  await page.route('**/FindDialog*.js', ruta =>
    new Promise<void>(siga => detenidas.push(siga)).then(() => ruta.continue()),
  )
  await page.keyboard.press('Control+k')
  await page.getByRole('textbox', { name: 'Encontrar' }).waitFor()
  await page.keyboard.type('nu')
  for (const siga of detenidas) siga()
  const caja = page.getByRole('combobox', { name: 'Encontrar' })
  await caja.waitFor()
  await page.keyboard.type('ñez')
  expect(await caja.inputValue()).toBe('nuñez')
  expect(await page.getByRole('dialog').count()).toBe(1)
})

test('from anywhere to a record by keys alone: Ctrl-K, a part of its name, Enter', async () => {
  const { clave, nombre } = await suGrupo()
  const page = await chromium.pagina(app.direccion, { colorScheme: 'light' })
  await page.addInitScript(axe)
  await entrar(page, 'escolar')
  await page.getByRole('button', { name: 'Encontrar' }).waitFor()
  await page.keyboard.press('Control+k')
  const caja = page.getByRole('combobox', { name: 'Encontrar' })
  await caja.waitFor()
  await page.keyboard.type(clave)
  const primera = page.getByRole('group', { name: 'Grupos' }).getByRole('option').first()
  await primera.getByText(nombre).waitFor()
  expect(await faltas(page)).toEqual([])
  await page.getByRole('option', { name: nombre, selected: false }).first().waitFor()
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { level: 1, name: nombre }).waitFor()
  expect(new URL(page.url()).pathname).toBe(`/grupos/${clave}`)
  await page.getByRole('region', { name: 'Estudiantes' }).first().getByRole('row').nth(1).waitFor()
  expect([...(await faltas(page)), await sobra(page)]).toEqual([0])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await page.locator('html[data-dark]').waitFor()
  await page.getByRole('region', { name: 'Estudiantes' }).first().getByRole('listitem').first().waitFor()
  expect([...(await faltas(page)), await sobra(page)]).toEqual([0])
  await page.getByRole('button', { name: 'Encontrar' }).click()
  await caja.waitFor()
  await page.getByRole('group', { name: 'Recientes' }).getByText(nombre).waitFor()
  expect([...(await faltas(page)), await sobra(page)]).toEqual([0])
  await page.context().close()
})
