import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import Papa from 'papaparse'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { cartasEn } from '../harness/cartasEn.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'
import { confirmar, dialogo, domicilio, elegir, escribir } from './dialogo.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
let page: Page
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
  page = await chromium.pagina(app.direccion)
  await entrar(page, 'coordinador')
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const abrir = async (menu: string, titulo: string) => {
  await page.getByRole('navigation', { name: 'Menú' }).getByRole('link', { name: menu, exact: true }).click()
  await page.getByRole('heading', { name: titulo, level: 1 }).waitFor()
}
const celdas = (fila: string) =>
  page
    .getByRole('row', { name: new RegExp(fila) })
    .getByRole('cell')
    .allTextContents()
const buscar = async (palabras: string, fila: string) => {
  await page.getByLabel('Buscar').fill(palabras)
  await page.getByRole('row', { name: new RegExp(fila) }).waitFor()
}

test('a CUC is added by its postal code', async () => {
  await abrir("CUC'S", 'CUCs')
  await page.getByText(/ de \d+$/).waitFor()
  await page.getByRole('button', { name: 'Agregar' }).click()
  await escribir(page, { Clave: 'CUC26IST17', Nombre: 'CUC Ranchu Gubiña', Número: '17' })
  await domicilio(page)
  await confirmar(page, 'CUC registrado correctamente')
  await buscar('ranchu gubina', 'CUC26IST17')
  expect((await celdas('CUC26IST17')).slice(0, -1)).toEqual([
    'CUC26IST17',
    'CUC Ranchu Gubiña',
    '17',
    'Del Tequio',
    '8',
    'Benito Juárez',
    'Ciudad Ixtepec',
    'Oaxaca',
    '70110',
  ])
})

test('a programme is edited, its key stays', async () => {
  await abrir('Programas', 'Programas')
  await page.getByRole('button', { name: 'Editar Ingeniería en Bioconstrucción' }).click()
  expect(await dialogo(page).getByLabel('Clave').isDisabled()).toBe(true)
  await escribir(page, { Créditos: '384' })
  await elegir(page, { Modalidad: 'Mixta' })
  await confirmar(page, 'Programa actualizado correctamente')
  await expect.poll(() => celdas('INGBIOCO01')).toEqual(expect.arrayContaining(['384', 'Mixta']))
})

test('a period that is too short, or the wrong way round, is refused in Spanish and not saved', async () => {
  await abrir('Periodos', 'Periodos')
  const filas = await page.getByText(/ de \d+$/).textContent()
  await page.getByRole('button', { name: 'Agregar' }).click()
  await escribir(page, { Nombre: '2031-A', 'Fecha de inicio': '2031-02-01', 'Fecha final': '2031-04-30' })
  await elegir(page, { Periodicidad: 'Semestre' })
  await dialogo(page).getByRole('button', { name: 'Confirmar' }).click()
  await dialogo(page).getByText('La fecha final debe estar entre 3 y 6 meses después de la fecha de inicio').waitFor()
  await page.getByText('Primero corrija las validaciones').waitFor()
  await escribir(page, { 'Fecha final': '2031-01-31' })
  await dialogo(page).getByRole('button', { name: 'Confirmar' }).click()
  await dialogo(page).getByText('La fecha de inicio debe ser anterior a la fecha final').waitFor()
  await dialogo(page).getByRole('button', { name: 'Cancelar' }).click()
  await page.getByRole('button', { name: 'Salir sin guardar' }).click()
  await page.getByRole('dialog').first().waitFor({ state: 'detached' })
  expect(await page.getByText(/ de \d+$/).textContent()).toBe(filas)
})

test('the dashboard says how many study what', async () => {
  await abrir('Inicio', 'Estadísticas')
  const total = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Total de estudiantes' }) })
  const estudiantes = await app.db.$count(tables.estudiantes, eq(tables.estudiantes.estatus, 1))
  await total.getByText(String(estudiantes), { exact: true }).waitFor()
  const figura = page.getByRole('region', { name: 'Cantidad de estudiantes por programa' })
  await figura.getByText('Ver las cifras en una tabla').click()
  const cantidades = await figura.locator('tbody td:nth-child(2)').allTextContents()
  expect(cantidades.reduce((suma, cada) => suma + Number(cada), 0)).toBe(estudiantes)
  expect(
    await page.getByRole('region', { name: '% Hombres y Mujeres' }).getByRole('rowheader').allTextContents(),
  ).toEqual(['Hombres', 'Mujeres'])
})

test('a table leaves as the CSV that Excel opens: the headings of the screen, all rows and not the page', async () => {
  await abrir('Materias', 'Materias')
  await page.getByRole('row').nth(10).waitFor()
  const cuantas = Number(/ de (\d+)$/.exec((await page.getByText(/ de \d+$/).textContent()) ?? '')?.[1])
  const titulos = (await page.getByRole('columnheader').allTextContents()).filter(cada => cada !== 'Acciones')
  const primera = (await page.getByRole('row').nth(1).getByRole('cell').allTextContents()).slice(0, titulos.length)
  const [descarga] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Exportar CSV' }).click(),
  ])
  expect(descarga.suggestedFilename()).toBe('Materias.csv')
  const texto = await readFile(await descarga.path(), 'utf8')
  expect(texto.startsWith('\ufeff')).toBe(true)
  const [cabeza, ...filas] = Papa.parse<string[]>(texto.slice(1)).data
  expect(cabeza).toEqual(titulos)
  expect([filas.length, filas[0]]).toEqual([cuantas, primera])
  expect(cuantas).toBeGreaterThan(100)
})

const enlaces = /^http\S+token=\S+$/m

test('a forgotten password is replaced through the mail, and the old one is worth nothing', async () => {
  const suya = await chromium.pagina(app.direccion)
  await suya.goto('/')
  await suya.getByRole('link', { name: '¿Olvidó su contraseña?' }).click()
  await suya.getByLabel('Correo electrónico').fill('facilitador@demo.cuc.mx')
  await suya.getByRole('button', { name: 'Restablecer contraseña' }).click()
  await suya.getByText('Si el correo pertenece a una cuenta activa').waitFor()
  await expect.poll(() => cartasEn(app.dataDir)).toEqual([expect.stringMatching(enlaces)])
  const [enlace = ''] = enlaces.exec((await cartasEn(app.dataDir)).join()) ?? []
  await suya.goto(enlace)
  await suya.getByLabel('Contraseña nueva').fill('Milpa2026')
  await suya.getByLabel('Confirmar contraseña').fill('Milpa2026')
  await suya.getByRole('button', { name: 'Guardar contraseña' }).click()
  await suya.getByText('Su contraseña fue restablecida, ya puede iniciar sesión').waitFor()
  await suya.getByLabel('Usuario').fill('facilitador@demo.cuc.mx')
  await suya.getByLabel('Contraseña', { exact: true }).fill('Comunal2026')
  await suya.getByRole('button', { name: 'Ingresar' }).click()
  await suya.getByText('Credenciales incorrectas').waitFor()
  await entrar(suya, 'facilitador', 'Milpa2026')
})
