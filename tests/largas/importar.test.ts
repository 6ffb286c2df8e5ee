import { eq, like } from 'drizzle-orm'
import { writeXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resources } from '../../src/resources/index.ts'
import { importableFields } from '../../src/schema/cells/importable.ts'
import { tables } from '../../server/university/tables.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'
import { dialogo } from '../e2e/dialogo.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
let page: Page
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
  page = await chromium.pagina(app.direccion)
  await entrar(page, 'escolar')
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** Opens «Importar» of a table and chooses a workbook with these rows. */
const elegirLibro = async (ruta: string, rows: string[][]) => {
  await page.goto(ruta)
  await page.getByRole('button', { name: 'Importar' }).click()
  const buffer = Buffer.from(await writeXlsx({ sheets: [{ name: 'Hoja1', rows }] }))
  await dialogo(page)
    .getByLabel('Hoja de cálculo')
    .setInputFiles({ name: 'septiembre.xlsx', mimeType: 'application/octet-stream', buffer })
}
const renglon = (cual: number) =>
  dialogo(page)
    .getByRole('list', { name: 'Renglones del archivo' })
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`^Renglón ${cual}(?!\\d)`) })
const dice = (texto: string | RegExp) => dialogo(page).getByText(texto).first().waitFor()

const campos = importableFields(resources.estudiantes).map(([name]) => name)

/** Reads our own export of the campus's students: its headings, and one row to imitate. */
const modelo = async () => {
  const ingreso = await fetch(`${app.direccion}/api/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: 'escolar@demo.cuc.mx', password: 'Comunal2026' }),
  })
  const { data } = await ingreso.json()
  const respuesta = await fetch(
    `${app.direccion}/api/cuc/estudiantes/escolar?columnas=${campos.join(',')}&formato=csv`,
    { headers: { authorization: `Bearer ${data.token}` } },
  )
  const [cabeza = [], una = []] = Papa.parse<string[]>((await respuesta.text()).replace(/^\ufeff/, '')).data
  return { cabeza, una }
}

test("an office moves in: groups, students whose eleven wrong cells are corrected on screen, past grades; that file was last year's and is taken back", async () => {
  const [grupo] = await app.db.select().from(tables.grupos)
  const { cabeza, una } = await modelo()
  const programa = una[campos.indexOf('clave_programa')] ?? ''
  await elegirLibro('/grupos', [
    ['Clave', 'Nombre', 'Programa'],
    ['E2E-1', 'Primero E', programa],
  ])
  await dice(/1 nuevo/)
  await dialogo(page).getByRole('button', { name: 'Aplicar: 1 registro' }).click()
  await dice('Se importó «septiembre.xlsx»: 1 nuevo, 0 cambiados')
  expect(await app.db.select().from(tables.grupos).where(eq(tables.grupos.clave_grupo, 'E2E-1'))).toHaveLength(1)
  expect(grupo).toBeDefined()

  const bien: Record<string, string> = { calle: 'Del Tequio', telefono: '9511234567', semestre: '1', num_exterior: '8' }
  const mal: readonly (readonly [number, string, string])[] = [
    [2, 'calle', ''],
    [2, 'telefono', '951'],
    [3, 'semestre', '13'],
    [4, 'num_exterior', 'S/N'],
    [5, 'calle', ''],
    [5, 'semestre', 'dos'],
    [6, 'telefono', 'no tiene'],
    [7, 'num_exterior', '12-A'],
    [8, 'calle', ''],
    [8, 'telefono', '1'],
    [9, 'semestre', '0'],
  ]
  const filas = Array.from({ length: 12 }, (_, at) =>
    campos.map((name, columna) => {
      if (name === 'matricula') return `E2E${String(at).padStart(15, '0')}`
      if (name === 'email') return `e2e.${at}@ejemplo.mx`
      if (name === 'estatus') return ''
      if (name === 'clave_grupo') return 'E2E-1'
      return mal.find(([cual, campo]) => cual === at + 2 && campo === name)?.[2] ?? bien[name] ?? una[columna] ?? ''
    }),
  )
  await elegirLibro('/estudiantes', [cabeza, ...filas])
  await dice(/4 nuevos, 0 con cambios, 0 iguales, 8 con errores/)
  for (const [cual, campo] of mal)
    await renglon(cual)
      .getByLabel(cabeza[campos.indexOf(campo)] ?? campo, { exact: true })
      .fill(bien[campo] ?? '')
  await dialogo(page).getByRole('button', { name: 'Volver a revisar (11 celdas corregidas)' }).click()
  await dice(/12 nuevos, 0 con cambios, 0 iguales/)
  const aceptar = dialogo(page).getByRole('checkbox', { name: /^Aceptar lo dudoso/ })
  if (await aceptar.isVisible()) await aceptar.click()
  await dialogo(page).getByRole('button', { name: 'Aplicar: 12 registros' }).click()
  await dice('Se importó «septiembre.xlsx»: 12 nuevos, 0 cambiados')
  const traidos = () => app.db.$count(tables.estudiantes, like(tables.estudiantes.matricula, 'E2E%'))
  expect(await traidos()).toBe(12)

  const [materia] = await app.db.select().from(tables.materias)
  const notas = [0, 1, 2].map(at => [
    `E2E${String(at).padStart(15, '0')}`,
    materia?.clave_materia ?? '',
    '2019-1',
    '8,5',
    'Ordinario',
    'Archivo',
  ])
  await elegirLibro('/calificacionesPrevias', [
    ['Estudiante', 'Materia', 'Periodo escrito', 'Calificación', 'Tipo', 'Motivo'],
    ...notas,
  ])
  await dice(/3 nuevos/)
  await dialogo(page).getByRole('button', { name: 'Aplicar: 3 registros' }).click()
  await dice('Se importó «septiembre.xlsx»: 3 nuevos, 0 cambiados')

  await page.goto('/calificacionesPrevias')
  await page.getByRole('button', { name: 'Importar' }).click()
  const antes = dialogo(page).getByRole('region', { name: 'Importado antes' })
  await antes.getByText('septiembre.xlsx').waitFor()
  await antes.getByRole('button', { name: 'Deshacer' }).click()
  await dice(
    'Se deshará «septiembre.xlsx»: se eliminan sus registros nuevos (3) y los cambiados (0) vuelven a lo que decían.',
  )
  await dialogo(page).getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Se deshizo «Importar»: 3 registros').waitFor()
  expect([await app.db.$count(tables.calificacionesPrevias), await traidos()]).toEqual([0, 12])
})
