import { afterAll, beforeAll, expect, test } from 'vitest'
import { aplicacion } from '../harness/aplicacion.ts'
import { elegir } from '../harness/elegir.ts'
import { entrar } from '../harness/entrar.ts'
import { grupoNumeroso } from '../harness/grupoNumeroso.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
let de: Awaited<ReturnType<typeof grupoNumeroso>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
  de = await grupoNumeroso(app.db, 30)
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

test('on a telephone every cell of the grade sheet is within reach', async () => {
  const { cuc, programa, periodo, materia, clase } = de
  const page = await chromium.pagina(app.direccion, { viewport: { width: 360, height: 780 } })
  await entrar(page, 'facilitador')
  await ir(page, '/calificarClases')
  await page.getByRole('button', { name: `Seleccionar ${cuc}` }).click()
  await elegir(page, { Programa: programa, Periodo: periodo, Materia: materia, Asignatura: clase })
  const celdas = page.getByRole('grid').getByRole('textbox', { name: /^Retroalimentación de / })
  for (const celda of [celdas.first(), celdas.nth(15), celdas.last()]) {
    await celda.click({ timeout: 5000 })
    expect(await celda.evaluate(({ ownerDocument }) => ownerDocument.activeElement?.getAttribute('aria-label'))).toBe(
      await celda.getAttribute('aria-label'),
    )
  }
})

test('on a telephone the button that submits a full sheet is in sight while its grades are typed', async () => {
  const page = await chromium.pagina(app.direccion, { viewport: { width: 360, height: 740 } })
  await entrar(page, 'facilitador')
  await ir(page, '/misAsignaturas')
  await page.getByRole('tab', { name: 'Todas' }).click()
  await page.getByLabel('Buscar').fill(de.clase)
  await page.getByRole('button', { name: new RegExp(`^Abrir hoja.*${de.clase}`) }).click()
  for (const celda of ['first', 'last'] as const) {
    await page
      .getByRole('grid')
      .getByRole('textbox', { name: /^Calificación de / })
      [celda]()
      .fill('8')
    const caja = await page.getByRole('button', { name: 'Calificar', exact: true }).boundingBox()
    expect(caja?.y).toBeGreaterThan(0)
    expect((caja?.y ?? Infinity) + (caja?.height ?? 0)).toBeLessThan(740)
  }
})

test('on a telephone a column that the sheet lacks can be filled, and a misspelled heading mended, without scrolling', async () => {
  const page = await chromium.pagina(app.direccion, { viewport: { width: 360, height: 740 } })
  await entrar(page, 'escolar')
  await ir(page, '/estudiantes')
  await page.getByRole('button', { name: 'Importar' }).click()
  const buffer = Buffer.from('Nonbre,Apellido paterno\nAna,Cruz\nLuis,Peña\n')
  await page.getByLabel('Hoja de cálculo').setInputFiles({ name: 'hoja.csv', mimeType: 'text/csv', buffer })
  const pie = await page.getByRole('button', { name: 'Otro archivo' }).boundingBox()
  for (const name of ['Llenar renglones', '¿Quiso decir «Nombre»?']) {
    const caja = await page.getByRole('button', { name }).boundingBox()
    expect((caja?.y ?? Infinity) + (caja?.height ?? 0)).toBeLessThan(pie?.y ?? 0)
  }
})
