import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { movido, seguir } from '../harness/movidas.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

test('on a phone the first student is read without scrolling, under all controls of the list, and nothing moves while they come', async () => {
  const page = await chromium.pagina(app.direccion, { viewport: { width: 360, height: 740 }, hasTouch: true })
  await entrar(page, 'escolar')
  await seguir(page)
  await page.goto('/estudiantes')
  const primera = page.getByRole('list', { name: 'Estudiantes' }).getByRole('link').first()
  await primera.waitFor()
  await page.getByRole('button', { name: /^Todos \d/ }).waitFor()
  expect((await primera.boundingBox())?.y).toBeLessThan(470)
  for (const name of ['Filtrar', 'Exportar CSV', 'Otros formatos', 'Importar', 'Agregar'])
    expect([name, (await page.getByRole('button', { name }).boundingBox())?.y]).toEqual([name, expect.any(Number)])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  expect(await movido(page)).toBeLessThan(0.01)
  await page.context().close()
})

test('on a narrow phone a row of links shades the edge beyond which there is more; the keyboard brings each wholly into view, and each section of a form', async () => {
  const page = await chromium.pagina(app.direccion, { viewport: { width: 320, height: 740 } })
  await entrar(page, 'escolar')
  await page.goto('/estudiantes')
  await page.getByRole('list', { name: 'Estudiantes' }).getByRole('link').first().waitFor()
  const segundo = page.getByRole('link', { name: 'Readmisión' })
  const ultimo = page.getByRole('link', { name: 'Calificaciones de otros periodos' })
  /** Takes a picture of the last 4 px of the row once the gap after a link is scrolled there. */
  const orilla = async (enlace: Locator) => {
    await enlace.evaluate(cada => {
      const fila = cada.parentElement
      if (fila) fila.scrollLeft += cada.getBoundingClientRect().right + 4 - fila.getBoundingClientRect().right
    })
    const { y, height } = (await enlace.boundingBox()) ?? { y: 0, height: 0 }
    const foto = await page.screenshot({ clip: { x: 316, y: y + height / 2 - 8, width: 4, height: 16 } })
    return foto.toString('base64')
  }
  expect(await orilla(segundo)).not.toBe(await orilla(ultimo))
  await segundo.focus()
  for (const name of ['Bajas temporales', 'Calificaciones de otros periodos'])
    expect(await siguiente(page, page.getByRole('link', { name }))).toEqual([true, true])
  await page
    .getByRole('button', { name: /^Editar / })
    .first()
    .click()
  const indice = page.getByRole('navigation', { name: 'Secciones' })
  await indice.getByRole('button', { name: 'Origen' }).focus()
  for (const name of ['Programa', 'Contacto y salud'])
    expect(await siguiente(page, indice.getByRole('button', { name }))).toEqual([true, true])
  await page.context().close()
})

/** Goes one Tab further and returns whether what has the focus then is in sight to its left and to its right edge. */
const siguiente = async (page: Page, esperado: Locator) => {
  await page.keyboard.press('Tab')
  return esperado.evaluate(cada => {
    const orillas = cada.parentElement?.getBoundingClientRect()
    const { left, right } = cada.getBoundingClientRect()
    const tieneFoco = cada === document.activeElement
    return orillas && tieneFoco ? [left >= Math.max(orillas.left, 0), right <= Math.min(orillas.right, innerWidth)] : []
  })
}

test('a list that is opened on a phone at its last view shows the button of that view', async () => {
  const page = await chromium.pagina(app.direccion, { viewport: { width: 360, height: 740 }, hasTouch: true })
  await entrar(page, 'escolar')
  await page.goto('/estudiantes')
  const bajas = page.getByRole('button', { name: /^Bajas \d/ })
  await bajas.click()
  await page.getByRole('button', { name: /^Bajas \d/, pressed: true }).waitFor()
  await page.reload()
  await bajas.waitFor()
  const caja = await bajas.boundingBox()
  expect((caja?.x ?? 0) + (caja?.width ?? Infinity)).toBeLessThanOrEqual(360)
  await page.context().close()
})
