import { and, eq } from 'drizzle-orm'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { porReinscribir } from '../../server/academico/situacionDe.ts'
import { tables } from '../../server/university/tables.ts'
import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { nombreCompleto } from '../../src/domain/personas.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'
import { temporaryFolder } from '../harness/temporaryFolder.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const { estudiantes, grupos, programas } = tables
const pdf = (nombre: string) => ({
  name: `${nombre}.pdf`,
  mimeType: 'application/pdf',
  buffer: pdfDeMuestra(nombre, ['Documento de prueba']),
})
const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name })

test('a certificate goes from request over proof to issue, and is opened from both sides', async () => {
  const [quien] = await app.db
    .select({ matricula: estudiantes.matricula })
    .from(estudiantes)
    .innerJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
    .innerJoin(programas, eq(programas.clave, estudiantes.clave_programa))
    .where(and(eq(grupos.clave_cuc, 'CUC20IST01'), eq(programas.grado, 'Licenciatura')))
    .limit(1)
  const escolar = await chromium.pagina(app.direccion)
  await entrar(escolar, 'escolar')
  await ir(escolar, '/certificadosEscolar')
  await boton(escolar, 'Solicitar').press('Enter')
  const conFoco = () => escolar.getByLabel('Matricula estudiante').evaluate(campo => campo === document.activeElement)
  await expect.poll(conFoco).toBe(true)
  await escolar.getByLabel('Matricula estudiante').fill(quien?.matricula ?? '')
  await boton(escolar, 'Buscar').click()
  await expect.poll(() => escolar.getByLabel('CUC').inputValue()).toBe('CUC Unión Hidalgo')
  await escolar.getByLabel('Tipo_certificado').click()
  await escolar.getByRole('option', { name: 'Completo' }).click()
  await escolar.getByLabel('Fecha expedicion').fill(hoyEnMexico(new Date()))
  const escaneado = join(temporaryFolder(), 'pago.pdf')
  writeFileSync(escaneado, pdf('pago').buffer)
  await escolar.getByLabel('Comprobante de pago').setInputFiles(escaneado)
  await escolar.getByText(/^pago.pdf \(/).waitFor()
  writeFileSync(escaneado, 'guardado de nuevo después de elegirlo')
  await boton(escolar, 'Solicitar').click()
  await boton(escolar, 'Confirmar').click()
  const dicho = await escolar.getByText(/^Solicitud de certificado .* registrada correctamente$/).textContent()
  rmSync(escaneado)
  const folio = dicho?.match(/\d{4}-\d{5}/)?.[0] ?? ''
  expect(folio).not.toBe('')

  const coordinador = await chromium.pagina(app.direccion)
  await entrar(coordinador, 'coordinador')
  await ir(coordinador, '/certificadosCoordinador')
  await coordinador.getByLabel('Buscar').fill(folio)
  await boton(coordinador, `Ver solicitud ${folio}`).click()
  await boton(coordinador, 'Emitir certificado').click()
  await coordinador.getByLabel('Certificado firmado').setInputFiles(pdf('certificado'))
  await boton(coordinador, 'Enviar').click()
  await coordinador.getByText('Certificado emitido correctamente').waitFor()
  await boton(coordinador, 'Cerrar').click()

  await escolar.getByRole('tab', { name: 'Solicitudes Realizadas' }).click()
  await escolar.getByLabel('Buscar').fill(folio)
  for (const enlace of [
    coordinador.getByRole('link', { name: `Ver certificado ${folio}` }),
    escolar.getByRole('link', { name: `Descargar certificado ${folio}` }),
  ]) {
    const respuesta = await fetch((await enlace.getAttribute('href')) ?? '')
    expect([respuesta.status, respuesta.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(await enlace.getAttribute('target')).toBe('_blank')
  }

  await escolar.getByLabel('Buscar').fill('')
  const subir = boton(escolar, /^Subir comprobante de pago/).first()
  const pendiente = (await subir.getAttribute('aria-label'))?.match(/\d{4}-\d{5}/)?.[0] ?? ''
  await subir.click()
  await escolar.getByText('Una vez enviado NO se podrá modificar!').waitFor()
  await escolar.getByRole('dialog').getByLabel('Comprobante de pago').setInputFiles(pdf('pago'))
  await boton(escolar, 'Enviar').click()
  await escolar.getByText('Comprobante de pago enviado correctamente').waitFor()
  await escolar.getByRole('link', { name: `Descargar comprobante de pago ${pendiente}` }).waitFor()
})

test('a student who waits is re-enrolled, and is then told apart from those who wait', async () => {
  const [quien] = await app.db
    .select({
      matricula: estudiantes.matricula,
      semestre: estudiantes.semestre,
      nombre: estudiantes.nombre,
      paterno: estudiantes.apellidopaterno,
      materno: estudiantes.apellidomaterno,
    })
    .from(estudiantes)
    .innerJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
    .where(and(eq(grupos.clave_cuc, 'CUC20IST01'), porReinscribir()))
    .limit(1)
  const { matricula = '', semestre = 0, nombre = '', paterno = '', materno = '' } = quien ?? {}
  const page = await chromium.pagina(app.direccion)
  await entrar(page, 'escolar')
  await ir(page, '/reinscripcion')
  await page.getByLabel('Buscar').fill(matricula)
  const descarga = page.waitForEvent('download')
  await boton(page, 'Exportar CSV').click()
  expect(readFileSync(await (await descarga).path(), 'utf8')).toContain(matricula)
  await boton(page, `Reinscribir ${nombreCompleto(nombre, paterno, materno)}`).click()
  await page
    .getByText(
      'Verifique que el estudiante cumplio con su ficha de reinscripcion y en caso de maestria con su voucher de pago',
    )
    .waitFor()
  await boton(page, 'Confirmar').click()
  await page.getByText('Estudiante reinscrito correctamente').waitFor()
  await page.getByLabel('Matrícula').fill(matricula)
  await boton(page, 'Consultar').click()
  await page.getByText(/^El estudiante ya fue reinscrito después de/).waitFor()
  expect(
    await app.db
      .select({ semestre: estudiantes.semestre })
      .from(estudiantes)
      .where(eq(estudiantes.matricula, matricula)),
  ).toEqual([{ semestre: semestre + 1 }])
})
