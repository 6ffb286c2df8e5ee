import { and, eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { sesiones } from '../../server/auth/tables.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { elegir } from '../harness/elegir.ts'
import { darCredenciales, entrar } from '../harness/entrar.ts'
import { grupoNumeroso } from '../harness/grupoNumeroso.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'
import { pdfLeido } from '../harness/pdf.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
let de: Awaited<ReturnType<typeof grupoNumeroso>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
  de = await grupoNumeroso(app.db, 30)
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const treinta = Array.from({ length: 30 }, (_, lugar) => lugar)
const notaDe = (lugar: number) => (((lugar * 3) % 41) + 60) / 10
const textos = (page: Page, titulo: string) =>
  page
    .getByRole('grid')
    .getByRole('textbox', { name: new RegExp(`^${titulo} de `) })
    .evaluateAll(celdas => celdas.map(celda => (celda instanceof HTMLInputElement ? celda.value : '')))
const dialogo = (page: Page) => page.getByRole('dialog').last()
/** Goes with Tab to the element of this name, without a mouse. */
const irA = async (page: Page, nombre: string) => {
  for (let paso = 0; paso < 40; paso += 1) {
    if (
      await page.evaluate(
        buscado =>
          [
            document.activeElement?.getAttribute('aria-label'),
            document.activeElement?.textContent,
            ...(document.activeElement instanceof HTMLInputElement
              ? [...(document.activeElement.labels ?? [])].map(({ textContent }) => textContent)
              : []),
          ].includes(buscado),
        nombre,
      )
    )
      return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Tab leads to no «${nombre}»`)
}
/** Keeps the files that a page creates in `ultimoArchivo`, because its security policy lets nobody fetch them. */
const recordarArchivos = (page: Page) =>
  page.addInitScript(() => {
    const crear = URL.createObjectURL
    URL.createObjectURL = archivo => {
      Object.assign(globalThis, { ultimoArchivo: archivo })
      return crear.call(URL, archivo)
    }
  })
const ultimoArchivo = async (page: Page) =>
  Buffer.from(
    await page.evaluate(async () => {
      const archivo: unknown = Reflect.get(globalThis, 'ultimoArchivo')
      return archivo instanceof Blob ? [...new Uint8Array(await archivo.arrayBuffer())] : []
    }),
  )

test('a facilitador grades thirty students by keys alone, offline and through a lost session, pastes, and submits once', async () => {
  const page = await chromium.pagina(app.direccion, { permissions: ['clipboard-read', 'clipboard-write'] })
  const { keyboard } = page
  await entrar(page, 'facilitador')
  await ir(page, '/calificarClases')
  await page.getByRole('heading', { name: de.cuc }).waitFor()
  await irA(page, `Seleccionar ${de.cuc}`)
  await keyboard.press('Enter')
  for (const [campo, opcion] of [
    ['Programa', de.programa],
    ['Periodo', de.periodo],
    ['Materia', de.materia],
    ['Asignatura', de.clase],
  ] as const) {
    await page.getByRole('combobox', { name: campo, exact: true }).and(page.locator(':enabled')).waitFor()
    await irA(page, campo)
    await keyboard.insertText(opcion)
    await expect.poll(() => page.getByRole('option').allTextContents()).toEqual([expect.stringContaining(opcion)])
    await keyboard.press('ArrowDown')
    await keyboard.press('Enter')
  }
  await page.getByRole('grid', { name: `Calificaciones de ${de.clase}` }).waitFor()
  await keyboard.press('Tab')
  for (const lugar of treinta) {
    await keyboard.type(String(70 + lugar))
    await keyboard.press('Enter')
  }
  await keyboard.press('Control+Home')
  await keyboard.press('ArrowRight')
  for (const lugar of treinta.slice(0, 15)) {
    await keyboard.type(lugar % 2 ? String(notaDe(lugar)).replace('.', ',') : String(notaDe(lugar)))
    await keyboard.press('Enter')
  }
  await page.context().setOffline(true)
  for (const lugar of treinta.slice(15)) {
    await keyboard.type(String(notaDe(lugar)))
    await keyboard.press('Enter')
  }
  const notas = await textos(page, 'Calificación')
  expect(notas.map(nota => Number(nota.replace(',', '.')))).toEqual(treinta.map(notaDe))
  const matriculas = await page
    .getByRole('grid')
    .getByText(/^[0-9A-Z]{18}$/)
    .evaluateAll(celdas =>
      celdas.filter(celda => celda.matches('[role=gridcell]')).map(({ textContent }) => textContent),
    )
  await page.evaluate(
    bloque => navigator.clipboard.writeText(bloque),
    `Matrícula\tAsistencia\n${matriculas[29]}\t55\n${matriculas[3]}\t44,5\n`,
  )
  await keyboard.press('Control+v')
  await page.getByText('Se llenó por matrícula a 2 estudiantes.').waitFor()
  await keyboard.press('Control+z')
  expect((await textos(page, 'Asistencia'))[29]).toBe('99')
  await keyboard.press('Control+v')
  expect([(await textos(page, 'Asistencia'))[3], (await textos(page, 'Asistencia'))[29]]).toEqual(['44,5', '55'])
  await irA(page, 'Calificar')
  await keyboard.press('Enter')
  await dialogo(page).getByText('Una vez enviado los datos no se pueden volver a editar...').waitFor()
  expect(await dialogo(page).innerText()).toMatch(/Calificados\s+30 de 30\s+Faltan\s+0\s+Promedio\s+\d\.\d\d/)
  await irA(page, 'Confirmar')
  /* The question ignores keys until it can have been read. */
  await expect
    .poll(async () => {
      await keyboard.press('Enter')
      return page.getByText('No hay conexión a internet').count()
    })
    .toBeGreaterThan(0)

  await app.db.delete(sesiones)
  await page.context().setOffline(false)
  await irA(page, 'Confirmar')
  await keyboard.press('Enter')
  await page.getByLabel('Usuario').waitFor()
  await darCredenciales(page, 'facilitador')
  await page.getByText(/^Se recuperó lo que escribió en este equipo/).waitFor()
  expect(await textos(page, 'Calificación')).toEqual(notas)
  expect((await textos(page, 'Asistencia'))[3]).toBe('44,5')

  let perdidas = 0
  await page.route(
    '**/api/facilitadores/clases/estudiantes/calificacion',
    async route => {
      await route.fetch()
      perdidas += 1
      await route.abort('connectionfailed')
    },
    { times: 1 },
  )
  const enviar = async () => {
    await page.getByRole('button', { name: 'Calificar', exact: true }).click()
    await dialogo(page).getByRole('button', { name: 'Confirmar' }).click()
  }
  await enviar()
  await page.getByText('No hay conexión a internet').first().waitFor()
  expect(perdidas).toBe(1)
  await dialogo(page).getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Calificaciones registradas correctamente').waitFor()
  await page.getByRole('button', { name: 'Calificada', exact: true }).and(page.locator(':disabled')).waitFor()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter(llave => llave.startsWith('cuc.borrador'))),
  ).toEqual([])
  const guardadas = await app.db.select().from(clasesEstudiantes).where(eq(clasesEstudiantes.id_clase, de.id_clase))
  expect(
    new Map(guardadas.map(({ matricula, asistencia, calificacion }) => [matricula, [asistencia, calificacion]])),
  ).toEqual(
    new Map(
      treinta.map(lugar => [matriculas[lugar], [lugar === 3 ? 44.5 : lugar === 29 ? 55 : 70 + lugar, notaDe(lugar)]]),
    ),
  )
  await page.context().close()
})

test('the office closes the class; the reports of its group are generated, sent signed and received by the coordinador', async () => {
  const page = await chromium.pagina(app.direccion)
  await recordarArchivos(page)
  await entrar(page, 'escolar')
  await ir(page, '/clases')
  await page.getByLabel('Buscar').fill(de.clase)
  const clase = page.getByRole('row', { name: new RegExp(`${de.clase}`) })
  await clase.getByRole('button', { name: /^Calificar/ }).click()
  await dialogo(page).getByText('Asignatura no calificada').waitFor()
  await dialogo(page).getByRole('button', { name: 'Editar calificaciones' }).click()
  await dialogo(page)
    .getByRole('textbox', { name: /^Calificación de / })
    .first()
    .fill('5.9')
  await dialogo(page).getByRole('button', { name: 'Calificar', exact: true }).click()
  await dialogo(page).getByRole('button', { name: 'Confirmar' }).click()
  await page.getByText('Asignatura calificada (No modificable)').waitFor()
  await dialogo(page).getByRole('button', { name: 'Cerrar' }).click()
  expect(
    await app.db.$count(
      clasesEstudiantes,
      and(eq(clasesEstudiantes.id_clase, de.id_clase), eq(clasesEstudiantes.acreditado, 'No')),
    ),
  ).toBe(1)

  await ir(page, '/validarGrupoParaReporte')
  await elegir(page, { Programa: de.programa, Periodo: de.periodo })
  const boton = (hoja: Page, accion: string, reporte: string) =>
    hoja.getByRole('button', { name: `${accion} reporte ${reporte} de ${de.grupo}`, exact: true })
  expect(await boton(page, 'Enviar', 'inicial').isDisabled()).toBe(true)
  const enviados = new Map<string, Buffer>()
  for (const [reporte, paginas, nota] of [
    ['inicial', 3, false],
    ['final', 3, true],
  ] as const) {
    const [ventana] = await Promise.all([page.waitForEvent('popup'), boton(page, 'Descargar', reporte).click()])
    await ventana.waitForURL(/^blob:/)
    const documento = await ultimoArchivo(page)
    await ventana.close()
    enviados.set(reporte, documento)
    const leido = await pdfLeido(documento)
    expect([leido.paginas.length, leido.texto.includes(' | 5.9')]).toEqual([paginas, nota])
    await boton(page, 'Enviar', reporte).click()
    await dialogo(page)
      .getByLabel('Archivo PDF')
      .setInputFiles({ name: 'foto.pdf', mimeType: 'application/pdf', buffer: Buffer.from('\u0089PNG') })
    await dialogo(page).getByText('Solo se permiten archivos PDF').waitFor()
    await dialogo(page)
      .getByLabel('Archivo PDF')
      .setInputFiles({ name: 'firmado.pdf', mimeType: 'application/pdf', buffer: documento })
    await dialogo(page).getByRole('button', { name: 'Enviar' }).click()
    await dialogo(page).getByRole('button', { name: 'Confirmar' }).click()
    await page.getByText(`Reporte ${reporte} enviado correctamente`).waitFor()
    await boton(page, 'Ya Enviado', reporte).and(page.locator(':disabled')).waitFor()
  }
  await page.context().close()

  const coordinacion = await chromium.pagina(app.direccion)
  await entrar(coordinacion, 'coordinador')
  await ir(coordinacion, '/reportesRecibidos')
  await elegir(coordinacion, { CUC: de.cuc, Programa: de.programa, Periodo: de.periodo })
  const abiertos = new Set<string>()
  for (const reporte of ['inicial', 'final']) {
    const pedido = coordinacion
      .context()
      .waitForEvent('request', cada => cada.url().includes('/api/storage/') && !abiertos.has(cada.url()))
    await boton(coordinacion, 'Descargar', reporte).click()
    const enlace = (await pedido).url()
    abiertos.add(enlace)
    const sinSesion = await fetch(enlace)
    expect([
      sinSesion.status,
      sinSesion.headers.get('content-type'),
      Buffer.from(await sinSesion.arrayBuffer()).equals(enviados.get(reporte) ?? Buffer.of()),
    ]).toEqual([200, 'application/pdf', true])
  }
  await coordinacion.context().close()
})
