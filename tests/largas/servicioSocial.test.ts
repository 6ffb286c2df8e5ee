import { eq, sql } from 'drizzle-orm'
import { readFileSync } from 'node:fs'
import type { Download, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { pdfDeMuestra } from '../../server/seed/pdfDeMuestra.ts'
import { contrasenaDeDemostracion, estudianteDeMuestra } from '../../server/seed/taller.ts'
import { nombreCompleto } from '../../src/domain/personas.ts'
import { fases } from '../../src/domain/servicioSocial/fases.ts'
import { textoDe } from '../docx/texto.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { entrar } from '../harness/entrar.ts'
import { porFuera } from '../harness/porFuera.ts'
import { ir } from '../harness/ir.ts'
import { navegador } from '../harness/navegador.ts'
import { informacionDeServicio } from '../harness/servicios.ts'

let app: Awaited<ReturnType<typeof aplicacion>>
let chromium: Awaited<ReturnType<typeof navegador>>
beforeAll(async () => {
  ;[app, chromium] = await Promise.all([aplicacion(), navegador()])
})
afterAll(() => Promise.all([chromium.cerrar(), app.cerrar()]))

const { cucs, estudiantes, firmantes, grupos, serviciosSociales } = tables
const pdf = (nombre: string) => ({
  name: `${nombre}.pdf`,
  mimeType: 'application/pdf',
  buffer: pdfDeMuestra(nombre, ['Documento de prueba']),
})
const boton = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const leida = async (descarga: Promise<Download>) => textoDe(readFileSync(await (await descarga).path()))

/** Deletes the service of the demonstration's student, who is a candidate again. */
const candidato = async () => {
  const [quien] = await app.db
    .select({
      matricula: estudiantes.matricula,
      nombre: estudiantes.nombre,
      paterno: estudiantes.apellidopaterno,
      materno: estudiantes.apellidomaterno,
      cuc: cucs.nombre,
    })
    .from(estudiantes)
    .innerJoin(usuarios, eq(usuarios.id, estudiantes.id_usuario))
    .innerJoin(grupos, eq(grupos.clave_grupo, estudiantes.clave_grupo))
    .innerJoin(cucs, eq(cucs.clave, grupos.clave_cuc))
    .where(eq(usuarios.email, estudianteDeMuestra))
  const { matricula = '', nombre = '', paterno = '', materno = '', cuc = '' } = quien ?? {}
  const suyo = eq(serviciosSociales.matricula_estudiante, matricula)
  const [servicio] = await app.db.select().from(serviciosSociales).where(suyo)
  await porFuera(app.db, sql`delete from ${pasos} where caso = ${servicio?.id_servicio_social ?? ''}`)
  await app.db.delete(serviciosSociales).where(suyo)
  return { matricula, nombre: nombreCompleto(nombre, paterno, materno), cuc }
}

/** Returns the API calls for the phases that are not driven by the screen. */
const llamadas = async (matricula: string) => {
  const pedir = async (path: string, body: object, token = '') => {
    const formulario = body instanceof FormData
    const respuesta = await fetch(`${app.direccion}/api/${path}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, ...(!formulario && { 'content-type': 'application/json' }) },
      body: formulario ? body : JSON.stringify(body),
    })
    expect(respuesta.status).toBe(200)
    return (await respuesta.json()).data
  }
  const token = async (email: string) => (await pedir('login', { email, password: contrasenaDeDemostracion })).token
  const [suyo, escolar] = [await token(estudianteDeMuestra), await token('escolar@demo.cuc.mx')]
  const [servicio] = await app.db
    .select()
    .from(serviciosSociales)
    .where(eq(serviciosSociales.matricula_estudiante, matricula))
  const dicho = (fase: number, status: string, archivo?: File) => {
    const datos = new FormData()
    for (const [nombre, valor] of Object.entries({
      matricula_estudiante: matricula,
      id_servicio_social: servicio?.id_servicio_social ?? '',
      nombre_fase: fases[fase]?.clave ?? '',
      nombre_archivo: '',
      rol: '',
      status,
      comentario: '',
    }))
      datos.set(nombre, valor)
    datos.set('archivoPdf', archivo ?? '')
    return datos
  }
  return {
    enviar: (fase: number) =>
      pedir(
        'estudiante/servicio-social/fase/enviar',
        dicho(fase, 'enviado', new File([new Uint8Array(pdfDeMuestra('fase', []))], 'fase.pdf')),
        suyo,
      ),
    aceptar: (fase: number) =>
      pedir('servicio-social/fase/estudiante/actualizar/status', dicho(fase, 'aceptado'), escolar),
  }
}

const llenar = async (page: Page) => {
  const { tipo_dependencia, grado_titular, modalidad, horas_totales } = informacionDeServicio
  const textos: [string, string][] = [
    ['Nombre de la dependencia', informacionDeServicio.nombre_dependencia],
    ['Código postal', informacionDeServicio.codigo_postal],
    ['Titular de la dependencia', informacionDeServicio.titular_dependencia],
    ['Cargo del titular', informacionDeServicio.cargo_titular],
    ['Programa', informacionDeServicio.programa],
    ['Fecha de inicio', '2025-03-01'],
    ['Fecha final', '2026-03-01'],
    ['Horas totales', String(horas_totales)],
    ['Responsable del seguimiento', informacionDeServicio.responsable_seguimiento],
    ['Actividades', informacionDeServicio.actividades],
  ]
  for (const [label, texto] of textos) await page.getByLabel(label).fill(texto)
  for (const [label, opcion] of [
    ['Tipo de dependencia', tipo_dependencia],
    ['Grado del titular', grado_titular],
    ['Modalidad', modalidad],
    ['Periodo', '1 Año'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click()
    await page.getByRole('option', { name: opcion, exact: true }).click()
  }
}

test('from candidate to completado through all phases of a year, with a rejection and a resubmission, and the three letters', async () => {
  const quien = await candidato()
  const [estudiante, escolar, coordinador] = await Promise.all([1, 2, 3].map(() => chromium.pagina(app.direccion)))
  if (!estudiante || !escolar || !coordinador) throw new Error('the browser gave no page')
  const siguiente = (texto: string) =>
    estudiante.getByRole('region', { name: 'Siguiente paso' }).getByText(texto).waitFor()
  const confirmar = (page: Page) => page.getByRole('button', { name: 'Confirmar', exact: true }).click()
  const enviar = async (archivo: string) => {
    await estudiante.getByLabel('Documento PDF de Carta de solicitud').setInputFiles(pdf(archivo))
    await boton(estudiante, 'Enviar').click()
    await confirmar(estudiante)
    await siguiente('Servicios escolares revisa «Carta de solicitud»')
  }
  const volver = async () => {
    for (const menu of ['Inicio', 'Servicio social']) await estudiante.getByRole('link', { name: menu }).first().click()
  }
  const detalles = async () => {
    const cerrar = escolar.getByRole('dialog').getByRole('button', { name: 'Cerrar' })
    if (await cerrar.count()) await cerrar.click()
    await escolar.getByRole('tab', { name: 'Realizando Servicio' }).click()
    await escolar.getByLabel('Buscar').fill(quien.matricula)
    await boton(escolar, `Detalles ${quien.nombre}`).click()
  }

  await Promise.all([entrar(estudiante, 'estudiante'), entrar(escolar, 'escolar'), entrar(coordinador, 'coordinador')])
  await Promise.all([
    ir(estudiante, '/servicioSocialEstudiante'),
    ir(escolar, '/servicioSocialEscolar'),
    ir(coordinador, '/servicioSocialCoordinador'),
  ])
  await estudiante.getByText('El servicio social estara disponible cuando usted acredite el 70%').waitFor()
  await escolar.getByRole('tab', { name: 'Candidatos Servicio' }).click()
  await escolar.getByLabel('Buscar').fill(quien.matricula)
  await boton(escolar, `Activar servicio ${quien.nombre}`).click()
  await confirmar(escolar)
  await escolar.getByText('Servicio social activado correctamente').waitFor()

  await volver()
  await siguiente('Llene y envíe la información de su servicio')
  await llenar(estudiante)
  await boton(estudiante, 'Enviar información').click()
  await confirmar(estudiante)
  await siguiente('Servicios escolares revisa «Informacion servicio»')
  await detalles()
  await boton(escolar, 'Aceptar').click()
  await confirmar(escolar)
  await escolar.getByText('«Informacion servicio»: aceptado correctamente').waitFor()

  await volver()
  await siguiente('Suba «Carta de solicitud» en PDF')
  const solicitud = estudiante.waitForEvent('download')
  await boton(estudiante, 'Generar carta de solicitud').click()
  for (const dicho of [quien.nombre, quien.matricula, quien.cuc, `Lic. ${informacionDeServicio.titular_dependencia}`])
    expect(await leida(solicitud)).toContain(dicho)
  await enviar('sin sello')
  await detalles()
  await boton(escolar, 'Rechazar').click()
  await escolar.getByText('Debe ingresar el comentario de rechazo').waitFor()
  await escolar.getByLabel('Comentario de rechazo').fill('Falta el sello')
  await boton(escolar, 'Aceptar').click()
  await escolar.getByText('Elimine el comentario de rechazo').waitFor()
  await boton(escolar, 'Rechazar').click()
  await confirmar(escolar)
  await escolar.getByText('«Carta de solicitud»: rechazado correctamente').waitFor()
  await volver()
  await siguiente('Corrija y envíe de nuevo «Carta de solicitud»')
  await estudiante.getByText('Falta el sello').waitFor()
  await enviar('con sello')

  const { enviar: enviada, aceptar } = await llamadas(quien.matricula)
  await aceptar(1)
  for (const fase of [2, 3, 4, 5, 6, 7, 8, 9, 10]) {
    await enviada(fase)
    await aceptar(fase)
  }

  const elegir = async () => {
    await coordinador.getByRole('combobox', { name: 'Seleccionar CUC' }).click()
    await coordinador.getByRole('option', { name: quien.cuc }).click()
  }
  await elegir()
  const liberacion = coordinador.waitForEvent('download')
  await boton(coordinador, `Generar carta de liberacion ${quien.nombre}`).click()
  for (const dicho of [quien.nombre, quien.cuc, informacionDeServicio.nombre_dependencia, '500'])
    expect(await leida(liberacion)).toContain(dicho)
  await boton(coordinador, `Confirmar entrega ${quien.nombre}`).click()
  await confirmar(coordinador)
  await coordinador.getByText('Servicio social completado correctamente').waitFor()
  await coordinador.getByRole('tab', { name: 'Completados servicio' }).click()
  await elegir()
  await boton(coordinador, `Detalle ${quien.nombre}`).waitFor()

  await volver()
  await siguiente('Su servicio social está completado')
  await estudiante.getByText('Historial (26)').click()
  await expect
    .poll(() =>
      estudiante
        .getByRole('listitem')
        .filter({ hasText: 'Carta de solicitud: enviado' })
        .getByRole('link', { name: 'Documento' })
        .count(),
    )
    .toBe(2)

  await escolar.getByRole('dialog').getByRole('button', { name: 'Cerrar' }).click()
  await escolar.getByRole('tab', { name: 'Prestadores externos Servicio' }).click()
  await app.db.delete(firmantes)
  const aceptacion = escolar.waitForEvent('download')
  const generar = () =>
    boton(escolar, /^Generar carta de aceptación/)
      .first()
      .click()
  await generar()
  const dialogo = escolar.getByRole('dialog', { name: 'Agregar Firmante' })
  await dialogo.getByText('La «Carta de aceptación» se imprime con el nombre de quien la firma.').waitFor()
  await dialogo.getByLabel('Nombre', { exact: false }).first().fill('Rufina')
  await dialogo.getByLabel('Apellidos').fill('Zárate Luis')
  await dialogo.getByRole('combobox', { name: 'Sexo' }).click()
  await escolar.getByRole('option', { name: 'Mujer' }).click()
  await confirmar(escolar)
  await escolar.getByText('¿Esta seguro de realizar esta acción?').waitFor()
  await confirmar(escolar)
  for (const dicho of ['Aceptación de servicio social', `Rufina Zárate Luis\nDirectora del ${quien.cuc}`])
    expect(await leida(aceptacion)).toContain(dicho)
  const otra = escolar.waitForEvent('download')
  await generar()
  expect(await leida(otra)).toContain('Rufina Zárate Luis')
})
