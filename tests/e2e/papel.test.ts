import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { elegir } from '../harness/elegir.ts'
import { entrar } from '../harness/entrar.ts'
import { grupoNumeroso } from '../harness/grupoNumeroso.ts'
import { empujar, ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'
import { pdfLeido } from '../harness/pdf.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
let page: Page
let largo: Awaited<ReturnType<typeof periodoLargo>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
  largo = await periodoLargo()
  page = await chromium.pagina(app.direccion, { colorScheme: 'dark' })
  await entrar(page, 'estudiante')
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

/** Makes the first periodo of the demonstration's student longer than a printed page. Returns its name and the student. */
async function periodoLargo() {
  const { db } = app
  const [modelo] = await db
    .select({ clase: tables.clases, estudiante: tables.estudiantes, periodo: tables.periodos.nombre })
    .from(clasesEstudiantes)
    .innerJoin(tables.clases, eq(tables.clases.id_clase, clasesEstudiantes.id_clase))
    .innerJoin(tables.periodos, eq(tables.periodos.id_periodo, tables.clases.id_periodo))
    .innerJoin(tables.estudiantes, eq(tables.estudiantes.matricula, clasesEstudiantes.matricula))
    .innerJoin(usuarios, eq(usuarios.id, tables.estudiantes.id_usuario))
    .where(and(eq(usuarios.email, 'estudiante@demo.cuc.mx'), eq(clasesEstudiantes.acreditado, 'Si')))
    .orderBy(tables.periodos.fecha_inicio)
    .limit(1)
  if (!modelo) throw new Error('the demonstration has no kardex')
  const materias = await db
    .insert(tables.materias)
    .values(
      Array.from({ length: 45 }, (_, lugar) => ({
        clave_materia: `LARGA-${lugar}`,
        nombre: `Zapoteco ${String(lugar + 1).padStart(2, '0')}`,
        creditos: 5,
      })),
    )
    .returning()
  const { id_clase: _propia, ...clase } = modelo.clase
  const clases = await db
    .insert(tables.clases)
    .values(materias.map(({ id_materia, nombre }) => ({ ...clase, id_materia, nombre })))
    .returning()
  const { matricula } = modelo.estudiante
  await db
    .insert(clasesEstudiantes)
    .values(clases.map(({ id_clase }) => ({ id_clase, matricula, calificacion: 8, acreditado: 'Si' as const })))
  return { ...modelo.estudiante, periodo: modelo.periodo }
}

const enPapel = async (cual: Page) => pdfLeido(await cual.pdf({ format: 'Letter' }))

/** Texts around every screen that only serve the hand: none is worth ink. */
const delMarco =
  /Saltar al contenido|Cerrar sesión|Manual|Mostrar|Ocultar|©|Inicio|Descargar|Imprimir|Obtener|Buscar|Agregar|Exportar/

test('the kardex on paper: nothing of the frame, headings on each page, Promedio once under the last subject', async () => {
  await ir(page, '/kardex')
  await page.getByText('Zapoteco 45').waitFor()
  const { paginas, texto } = await enPapel(page)
  expect(texto).not.toMatch(delMarco)
  expect(texto).toContain(largo.matricula)
  expect(paginas.length).toBeGreaterThan(2)
  const renglones = paginas.flatMap(pagina => pagina.renglones)
  const suyas = paginas.filter(pagina => pagina.renglones.some(renglon => renglon.startsWith('Zapoteco ')))
  expect(suyas.length).toBeGreaterThan(1)
  for (const pagina of suyas) {
    const primera = pagina.renglones.findIndex(renglon => renglon.endsWith('| Si'))
    expect(pagina.renglones.slice(primera - 2, primera)).toEqual([
      largo.periodo,
      'Materia | Creditos | Calificacion | Acreditado',
    ])
  }
  const ultima = renglones.findIndex(renglon => renglon.startsWith('Zapoteco 45 '))
  expect(renglones[ultima + 1]).toMatch(/^Promedio \| \d/)
  expect(renglones.filter(renglon => renglon.startsWith('Promedio |'))).toHaveLength(
    renglones.filter(renglon => /^(Semestre|Cuatrimestre) \d{4}-\d$/.test(renglon)).length - (suyas.length - 1),
  )
})

test('paper is white and its ink dark, whatever the screen’s colours; columns stand alike in every period', async () => {
  const color = () => page.evaluate(() => getComputedStyle(document.body).color)
  expect(await color()).toBe('rgb(242, 234, 222)')
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
  expect(await color()).toBe('rgb(43, 33, 28)')
  await page.emulateMedia({ media: null, colorScheme: 'dark' })
  for (const width of [1280, 360]) {
    await page.setViewportSize({ width, height: 800 })
    const columnas = page.getByRole('columnheader', { name: 'Calificacion', exact: true })
    const lugares = await columnas.evaluateAll(cada => cada.map(th => Math.round(th.getBoundingClientRect().x)))
    expect(lugares.length).toBeGreaterThan(3)
    expect(new Set(lugares).size).toBe(1)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
})

test('boleta and carga on paper are what was asked for, and whose', async () => {
  await ir(page, '/boletas')
  await page.getByRole('combobox', { name: 'Periodo' }).click()
  await page.getByRole('option', { name: largo.periodo, exact: true }).click()
  await page.getByRole('button', { name: 'Obtener Boleta' }).click()
  await page.getByText('Zapoteco 45').waitFor()
  const boleta = await enPapel(page)
  expect(boleta.texto).not.toMatch(delMarco)
  expect(boleta.texto).toContain(largo.matricula)
  expect(boleta.paginas.at(-1)?.renglones.at(-1)).toMatch(/^Promedio \| \d/)
  await ir(page, '/materiasCursando')
  const nombres = page.getByRole('list', { name: 'Asignaturas' }).getByRole('heading')
  await nombres.first().waitFor()
  const clases = await nombres.allTextContents()
  const carga = await enPapel(page)
  expect(carga.texto).not.toMatch(delMarco)
  expect(carga.texto).toContain(largo.matricula)
  expect(clases.length).toBeGreaterThan(3)
  for (const clase of clases) expect(carga.texto.replaceAll(/\s+/g, ' ')).toContain(clase)
})

test('the profile on paper names its owner and shows the activity, without its forms', async () => {
  await ir(page, '/profilePage')
  await page.getByRole('heading', { name: 'Actividad de mi cuenta' }).waitFor()
  const { texto } = await enPapel(page)
  expect(texto).toContain(`Apellido paterno | ${largo.apellidopaterno}`)
  expect(texto).toContain('Actividad de mi cuenta')
  expect(texto).not.toMatch(/Cambiar contraseña|Contraseña (actual|nueva)|Segundo factor|Avisos por correo/)
})

test('a dialog prints alone, all of it, with the names of its record and of the person who printed it, and the date', async () => {
  const oficina = await chromium.pagina(app.direccion)
  await entrar(oficina, 'escolar')
  await ir(oficina, '/estudiantes')
  await oficina.getByLabel('Buscar').fill(largo.matricula)
  const fila = oficina.getByRole('row').filter({ hasText: largo.matricula })
  await fila.getByRole('button', { name: /^Kardex / }).click()
  await oficina.getByRole('dialog').getByText('Zapoteco 45').waitFor()
  const { texto } = await enPapel(oficina)
  expect(texto).not.toMatch(delMarco)
  expect(texto).toContain('Kardex')
  for (const materia of ['Zapoteco 01', 'Zapoteco 45']) expect(texto).toContain(materia)
  expect(texto).toMatch(/Impreso por .+ el \d+ de/)
  expect(texto).toContain(largo.matricula)
  expect(texto).not.toContain('Estudiantes')
})

test('a list on paper says which of its records these are', async () => {
  const oficina = await chromium.pagina(app.direccion)
  await entrar(oficina, 'escolar')
  await ir(oficina, '/estudiantes')
  await oficina.getByText(/^1–10 de \d+$/).waitFor()
  const { texto } = await enPapel(oficina)
  expect(texto).not.toMatch(delMarco)
  expect(texto).toMatch(/Registros[ |]+1–10 de \d+/)
  expect(texto).not.toContain('Filas por página')
})

test('a list on paper says its tab, view, search and filter, and no others', async () => {
  const oficina = await chromium.pagina(app.direccion)
  await entrar(oficina, 'escolar')
  await empujar(oficina, `/estudiantes?vista=irregulares&filter=${JSON.stringify({ q: 'a', sexo: 'M' })}`)
  await oficina.getByText('Sexo: Mujer').waitFor()
  await oficina.getByText(/^1–\d+ de \d+$/).waitFor()
  const { texto } = await enPapel(oficina)
  expect(texto).toMatch(/^Irregulares/m)
  expect(texto).toMatch(/^Buscar\na$/m)
  expect(texto).toContain('Sexo: Mujer')
  expect(texto).not.toMatch(/Inactivos|Filtrar|Quitar|Todos/)
  await ir(oficina, '/servicioSocialEscolar')
  await oficina.getByRole('tab', { name: 'Completados servicio' }).click()
  await oficina.getByText(/^1–\d+ de \d+$/).waitFor()
  const completados = await enPapel(oficina)
  expect(completados.texto).toMatch(/^Completados[ |]+servicio$/m)
  expect(completados.texto).not.toMatch(/Realizando|Candidatos/)
})

test('tables that scroll on the screen print whole, one after the other', async () => {
  const oficina = await chromium.pagina(app.direccion, { viewport: { width: 710, height: 940 } })
  await entrar(oficina, 'coordinador')
  await ir(oficina, '/seguimiento')
  const tabla = oficina.getByRole('region', { name: 'Calificaciones' }).getByRole('table')
  await tabla.waitFor()
  const sobra = () =>
    tabla.evaluate(tabla => {
      const [suya, caja] = [tabla, tabla.parentElement].map(cada => cada?.getBoundingClientRect().height ?? 0)
      return Math.round((suya ?? 0) - (caja ?? 0))
    })
  expect(await sobra()).toBeGreaterThan(100)
  await oficina.emulateMedia({ media: 'print' })
  expect(await sobra()).toBeLessThanOrEqual(0)
})

test('the week prints on a turned sheet, begun under its heading', async () => {
  const maestra = await chromium.pagina(app.direccion)
  await entrar(maestra, 'facilitador')
  await ir(maestra, '/miSemana')
  const clase = maestra.getByRole('list', { name: 'Lunes' }).getByRole('listitem').first()
  const hora = (await clase.textContent())?.slice(0, 5) ?? ''
  expect(hora).toMatch(/^\d\d:\d\d$/)
  const { paginas } = await pdfLeido(await maestra.pdf({ preferCSSPageSize: true }))
  const [primera] = paginas
  expect(primera?.ancho).toBeGreaterThan(primera?.alto ?? 0)
  expect(primera?.renglones).toContain('Mi semana')
  expect(primera?.renglones.some(renglon => renglon.startsWith(hora))).toBe(true)
})

test('a sheet of grades prints all its students, not the part that its box shows', async () => {
  const clase = await grupoNumeroso(app.db, 60)
  const maestra = await chromium.pagina(app.direccion)
  await entrar(maestra, 'facilitador')
  await ir(maestra, '/calificarClases')
  await maestra.getByRole('button', { name: `Seleccionar ${clase.cuc}` }).click()
  await elegir(maestra, {
    Programa: clase.programa,
    Periodo: clase.periodo,
    Materia: clase.materia,
    Asignatura: clase.clase,
  })
  await maestra.getByRole('grid').getByRole('textbox').first().waitFor()
  const escrito = { letra: 'Ocho punto cinco', dicho: 'Participa mucho y ayuda a quienes llegan tarde a clase' }
  const celdas = maestra.getByRole('grid').getByRole('textbox')
  await celdas.nth(2).fill(escrito.letra)
  await celdas.nth(3).fill(escrito.dicho)
  for (const format of ['Letter', 'A5'] as const) {
    const { texto } = await pdfLeido(await maestra.pdf({ format }))
    for (const palabra of Object.values(escrito).flatMap(cada => cada.split(' '))) expect(texto).toContain(palabra)
  }
  await maestra.emulateMedia({ media: 'print' })
  await maestra.setViewportSize({ width: 710, height: 940 })
  const oculto = await maestra
    .getByRole('grid')
    .evaluate(hoja => [hoja.scrollHeight - hoja.clientHeight, hoja.scrollWidth - hoja.clientWidth])
  expect(oculto).toEqual([0, 0])
})
