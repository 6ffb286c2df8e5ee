import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { curpDe } from '../../src/domain/curp.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'
import { pdfLeido } from '../harness/pdf.ts'
import { cursar } from './cursar.ts'
import { confirmar } from '../e2e/dialogo.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const programa = { clave: 'LICDERIN01', nombre: 'Licenciatura en Derecho Indígena' }
const malla = 'Plan 2027'
const alumna = {
  matricula: '2026MALLA000000001',
  email: 'nayeli@demo.cuc.mx',
  contrasena: 'Tequio2026',
  nombre: 'Nayeli',
  apellidoPaterno: 'Ruiz',
  apellidoMaterno: 'Sosa',
  fechaNacimiento: '2001-02-03',
  sexo: 'M',
  estado: 20,
} as const

const dialogo = (page: Page) => page.locator('[role=dialog]').last()
const campoDe = (page: Page, campo: string) =>
  dialogo(page)
    .getByLabel(new RegExp(`^${campo}\\s*\\*?$`))
    .first()
const escribir = async (page: Page, campos: Record<string, string>) => {
  for (const [campo, texto] of Object.entries(campos)) await campoDe(page, campo).fill(texto)
}
const elegir = async (page: Page, campos: Record<string, string>) => {
  for (const [campo, opcion] of Object.entries(campos)) {
    await campoDe(page, campo).click()
    await page.locator('[role=option]', { hasText: opcion }).first().click()
  }
}
const descargado = async (page: Page, boton: string) => {
  const [descarga] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: boton }).click(),
  ])
  return { nombre: descarga.suggestedFilename(), ...(await pdfLeido(await readFile(await descarga.path()))) }
}
const leidas = (page: Page, cada: string) =>
  page.locator(cada).evaluateAll(todas =>
    todas.map(una =>
      una instanceof HTMLElement
        ? una.innerText
            .split(/\s*\n\s*|\t/)
            .filter(Boolean)
            .join(' | ')
        : '',
    ),
  )

test('coordinador builds a grid by dragging, by arrows and by the menu, and its order is kept', async () => {
  const page = await chromium.pagina(app.direccion, { reducedMotion: 'reduce' })
  await entrar(page, 'coordinador')
  await ir(page, '/reticulas')
  await page.getByRole('button', { name: 'Agregar' }).click()
  await escribir(page, { Nombre: malla, 'Creditos totales': '36' })
  await elegir(page, { Programa: programa.nombre })
  for (const ciclo of [1, 2]) {
    await dialogo(page).getByRole('button', { name: 'Agregar ciclo' }).click()
    await dialogo(page)
      .getByRole('region', { name: `Ciclo ${ciclo}` })
      .waitFor()
  }
  await dialogo(page).getByRole('button', { name: 'Agregar materias al Ciclo 1' }).click()
  await dialogo(page).getByLabel('Buscar').fill('DERIN-0')
  for (const materia of [
    'Sistemas normativos indígenas',
    'Derecho constitucional',
    'Derecho agrario',
    'Derecho penal',
    'Derecho civil',
  ]) {
    await dialogo(page)
      .getByRole('button', { name: `Agregar ${materia}` })
      .click()
    await dialogo(page)
      .getByRole('button', { name: `Agregada ${materia}` })
      .waitFor()
  }
  await dialogo(page).getByRole('button', { name: 'Cerrar' }).click()

  await dialogo(page).getByRole('button', { name: 'Mover Sistemas normativos indígenas' }).focus()
  for (const flecha of ['ArrowDown', 'ArrowRight']) await page.keyboard.press(flecha)
  await dialogo(page).getByText('Sistemas normativos indígenas: Ciclo 2, lugar 1 de 1').waitFor({ state: 'attached' })
  const materia = (nombre: string) => dialogo(page).getByRole('listitem').filter({ hasText: nombre })
  await materia('Derecho penal').dragTo(materia('Sistemas normativos indígenas'), { targetPosition: { x: 60, y: 6 } })
  await materia('Derecho civil').dragTo(materia('Derecho constitucional'), { targetPosition: { x: 60, y: 6 } })
  await dialogo(page).getByRole('button', { name: 'Mover Derecho agrario' }).click()
  await page.getByRole('menuitem', { name: 'Mover al Ciclo 2' }).click()
  const quedo = [
    ['Derecho civil', 'Derecho constitucional'],
    ['Derecho penal', 'Sistemas normativos indígenas', 'Derecho agrario'],
  ]
  const ciclos = () =>
    Promise.all(
      [1, 2].map(ciclo =>
        dialogo(page)
          .getByRole('region', { name: `Ciclo ${ciclo}` })
          .locator('.nombre')
          .allTextContents(),
      ),
    )
  expect(await ciclos()).toEqual(quedo)
  await confirmar(page, 'Malla Curricular registrada correctamente')

  await page.getByLabel('Buscar').fill(malla)
  await page.getByRole('button', { name: `Editar ${malla}` }).click()
  await dialogo(page).getByRole('region', { name: 'Ciclo 2' }).waitFor()
  expect(await ciclos()).toEqual(quedo)
  await page.setViewportSize({ width: 1280, height: 400 })
  expect(
    await dialogo(page)
      .locator('[data-ciclo]')
      .evaluateAll(todos => todos.filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 1).length),
  ).toBe(0)
  await page.context().close()
})

test('escolar enrols a student in it', async () => {
  const page = await chromium.pagina(app.direccion, { reducedMotion: 'reduce' })
  await entrar(page, 'escolar')
  await ir(page, '/estudiantes')
  await page.getByRole('button', { name: 'Agregar' }).click()
  await escribir(page, {
    Matrícula: alumna.matricula,
    Nombre: alumna.nombre,
    'Apellido paterno': alumna.apellidoPaterno,
    'Apellido materno': alumna.apellidoMaterno,
    'Fecha de nacimiento': alumna.fechaNacimiento,
  })
  await elegir(page, {
    Sexo: 'Mujer',
    'Nivel educativo': 'Bachillerato',
    Nacionalidad: 'Mexicana',
    'Estado de nacimiento': 'Oaxaca',
  })
  await escribir(page, {
    CURP: curpDe(alumna),
    Semestre: '1',
    Teléfono: '9711234567',
    'Teléfono de emergencia': '9717654321',
    Padecimiento: 'Ninguno',
    Discapacidad: 'Ninguna',
  })
  await elegir(page, {
    'Lengua indígena': 'Zapoteco',
    'Pueblo indígena': 'Zapoteco',
    Programa: programa.nombre,
    'Malla curricular': malla,
    Grupo: 'Derecho Indígena',
    'Tipo de sangre': 'A+',
  })
  await escribir(page, { 'Código postal': '70110', Calle: 'Del Tequio', 'Número exterior': '8' })
  await dialogo(page).getByRole('button', { name: 'Buscar' }).click()
  await expect.poll(() => dialogo(page).getByLabel('Municipio').inputValue()).toBe('Ciudad Ixtepec')
  await elegir(page, { Colonia: 'Benito Juárez' })
  await escribir(page, {
    'Escuela de procedencia': 'Bachillerato comunitario',
    Localidad: 'Ixtepec',
    'Número de localidad': '12',
    'Fecha de inicio': '2016-08-01',
    'Fecha final': '2019-07-01',
    'Correo electrónico': alumna.email,
    Contraseña: alumna.contrasena,
  })
  await confirmar(page, 'Estudiante registrado correctamente')
  await page.context().close()
})

test('grades arrive, and load, boleta, kardex and grid agree on the student’s phone and on paper', async () => {
  const { antes, ahora } = await cursar(app, programa, alumna)
  const page = await chromium.pagina(app.direccion, { viewport: { width: 360, height: 780 }, reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByLabel('Usuario').fill(alumna.email)
  await page.getByLabel('Contraseña', { exact: true }).fill(alumna.contrasena)
  await page.getByRole('button', { name: 'Ingresar' }).click()
  await page.waitForURL('**/homePage')

  await ir(page, '/materiasCursando')
  await page.getByText(`${ahora}, 3 asignaturas`).waitFor()
  const cargadas = await leidas(page, 'main [aria-label=Asignaturas] > li')
  expect(
    cargadas.map(texto => [/^[^|]+/, /Calificación \| ([^|]+)/].map(que => que.exec(texto)?.at(-1)?.trim())),
  ).toEqual([
    ['Derecho agrario', 'Sin calificar'],
    ['Derecho constitucional', '7.2'],
    ['Derecho penal', '8'],
  ])
  const horario = await descargado(page, 'Descargar Horario')
  expect([horario.nombre, horario.paginas.length]).toEqual([`horario ${alumna.matricula}.pdf`, 1])
  for (const dicho of [
    'Nayeli Ruiz Sosa',
    ahora,
    'Lunes',
    'Sábado',
    '07:00 a 08:00',
    'Salón Aula del tequio',
    'Derecho',
  ])
    expect(horario.texto).toContain(dicho)

  const deAntes = ['Derecho civil | 4.5 | 9.5 | Si', 'Derecho constitucional | 10 | 5 | No', 'Promedio | 7.25']
  const deAhora = [
    'Derecho agrario | 6 | Sin calificar | Sin calificar',
    'Derecho constitucional | 10 | 7.2 | Si',
    'Derecho penal | 6.5 | 8 | Sin calificar',
    'Promedio | 7.60',
  ]
  const resumen = { promedio: '7.23', materias: 2, creditos: '14.5' }
  await ir(page, '/boletas')
  for (const [periodo, renglones] of [
    [ahora, deAhora],
    [antes, deAntes],
  ] as const) {
    await page.getByRole('combobox', { name: 'Periodo' }).click()
    await page.getByRole('option', { name: periodo }).click()
    await page.getByRole('button', { name: 'Obtener Boleta' }).click()
    await page.getByRole('table', { name: periodo }).waitFor()
    expect(await leidas(page, 'main :is(tbody, tfoot) tr')).toEqual(renglones)
  }

  await ir(page, '/kardex')
  await page
    .getByText(
      `Promedio general: ${resumen.promedio}. Materias acreditadas: ${resumen.materias}. Créditos acreditados: ${resumen.creditos}.`,
    )
    .waitFor()
  expect(await leidas(page, 'main :is(tbody, tfoot) tr')).toEqual([...deAntes, ...deAhora])

  await ir(page, '/avanceReticular')
  await page
    .getByText(`Avance: ${resumen.materias} de 5 materias (40.0 %), ${resumen.creditos} de 32.5 créditos (44.6 %)`)
    .waitFor()
  expect(await leidas(page, 'main section li')).toEqual([
    'DERIN-05 | 4.5 créditos | Derecho civil | Aprobado | 9.5',
    'DERIN-02 | 10 créditos | Derecho constitucional | Aprobado | 7.2',
    'DERIN-04 | 6.5 créditos | Derecho penal | Cursando | 8',
    'DERIN-01 | 5.5 créditos | Sistemas normativos indígenas | Por cursar',
    'DERIN-03 | 6 créditos | Derecho agrario | Cursando | Sin calificar',
  ])
  expect(
    await page.locator('main section li').evaluateAll(todas => todas.map(una => una.getAttribute('data-estado'))),
  ).toEqual(['aprobado', 'aprobado', 'cursando', 'ninguno', 'cursando'])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  const hoja = await pdfLeido(await page.pdf({ preferCSSPageSize: true }))
  expect([
    hoja.paginas.map(({ ancho, alto }) => [ancho, alto]),
    ['Ciclo 2', 'Derecho agrario', 'Por cursar', '9.5'].filter(dicho => !hoja.texto.includes(dicho)),
  ]).toEqual([[[792, 612]], []])
  await page.context().close()
  const oficina = await chromium.pagina(app.direccion, { reducedMotion: 'reduce' })
  await entrar(oficina, 'escolar')
  await ir(oficina, '/estudiantes')
  await oficina.getByLabel('Buscar').fill(alumna.matricula)
  await oficina.getByRole('button', { name: 'Kardex Nayeli Ruiz Sosa' }).click()
  const kardex = await descargado(oficina, 'Descargar')
  expect(kardex.nombre).toBe(`kardex ${alumna.matricula}.pdf`)
  for (const dicho of [
    antes,
    ahora,
    ...deAntes,
    'CUC | CUC Unión Hidalgo',
    'Responsable de Servicios escolares del CUC',
    ...deAhora.slice(0, -1),
    'Promedio | 7.20',
    `Promedio general: ${resumen.promedio} · Materias acreditadas: ${resumen.materias} · Créditos acreditados: ${resumen.creditos}`,
  ])
    expect(kardex.texto).toContain(dicho)
  await oficina.context().close()
})
