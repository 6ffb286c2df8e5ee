import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { eq } from 'drizzle-orm'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { aplicacion } from '../harness/aplicacion.ts'
import { cartasEn } from '../harness/cartasEn.ts'
import { entrar } from '../harness/entrar.ts'
import { navegador } from '../harness/navegador.ts'
import { en, ponerServicio } from '../servicioSocial/ponerServicio.ts'

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

const id = '5e0c1a50-0000-4000-8000-000000000001'
const motivo = 'Falta el sello de la dependencia'
const faltas = async (page: Page) => {
  const { violations } = await page.evaluate<AxeResults>('axe.run(document, { resultTypes: ["violations"] })')
  return violations.flatMap(({ id: regla, nodes }) => nodes.map(({ html }) => `${regla}: ${html.slice(0, 200)}`))
}
const sobra = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Gives the demonstration's student a first report that waits for the office. */
const conReporteEnviado = async () => {
  const [quien] = await app.db
    .select({ matricula: tables.estudiantes.matricula })
    .from(tables.estudiantes)
    .innerJoin(usuarios, eq(usuarios.id, tables.estudiantes.id_usuario))
    .where(eq(usuarios.email, 'estudiante@demo.cuc.mx'))
  const matricula = quien?.matricula ?? ''
  const enviado = en({ 0: 'aceptado', 1: 'aceptado', 2: 'aceptado', 3: 'enviado' })
  await ponerServicio(app.db, enviado, { id, matricula }, new Date())
  return matricula
}

/** Rejects the report as the office, through the API. */
const rechazar = async (matricula: string) => {
  const pedir = async (ruta: string, body: BodyInit, headers: Record<string, string>) =>
    (await fetch(`${app.direccion}/api/${ruta}`, { method: 'POST', body, headers })).json()
  const cuenta = JSON.stringify({ email: 'escolar@demo.cuc.mx', password: 'Comunal2026' })
  const { data } = await pedir('login', cuenta, { 'content-type': 'application/json' })
  const dicho = new FormData()
  const campos = {
    id_servicio_social: id,
    matricula_estudiante: matricula,
    nombre_fase: 'fase_tres',
    status: 'rechazado',
    comentario: motivo,
  }
  for (const [campo, valor] of Object.entries(campos)) dicho.set(campo, valor)
  return pedir('servicio-social/fase/estudiante/actualizar/status', dicho, { authorization: `Bearer ${data.token}` })
}

test('a rejected report reaches the student’s open tab within seconds, with its reason, and the mail too', async () => {
  const matricula = await conReporteEnviado()
  const page = await chromium.pagina(app.direccion, { colorScheme: 'light' })
  await page.addInitScript(axe)
  await page.clock.install()
  await entrar(page, 'estudiante')
  await page.goto('/servicioSocialEstudiante')
  await page.getByRole('button', { name: 'Avisos: todos leídos' }).waitFor()
  expect(await rechazar(matricula)).toMatchObject({ err: false })
  await page.clock.fastForward(10_000)
  await page.getByRole('button', { name: 'Avisos: 1 aviso sin leer' }).waitFor()
  await page.getByText(motivo).first().waitFor()
  await page.getByRole('button', { name: 'Avisos: 1 aviso sin leer' }).click()
  const lista = page.getByRole('dialog', { name: 'Avisos' })
  await lista.getByText(`Motivo: ${motivo}`).waitFor()
  expect(await faltas(page)).toEqual([])
  await lista.getByRole('link', { name: /se rechazó «Reporte bimestral 1»/ }).click()
  await page.getByRole('button', { name: 'Avisos: todos leídos' }).waitFor()
  await expect.poll(async () => (await cartasEn(app.dataDir)).filter(texto => texto.includes(motivo)).length).toBe(1)
})

test('on a phone the bell and the choice of mails fit, and neither has an axe finding', async () => {
  const page = await chromium.pagina(app.direccion, { colorScheme: 'dark', viewport: { width: 360, height: 740 } })
  await page.addInitScript(axe)
  await entrar(page, 'estudiante')
  await page.getByRole('button', { name: /^Avisos/ }).click()
  await page
    .getByRole('dialog', { name: 'Avisos' })
    .getByRole('link', { name: /se rechazó/ })
    .waitFor()
  expect([await sobra(page), await faltas(page)]).toEqual([0, []])
  await page.getByRole('link', { name: 'Elegir cada cuánto llegan por correo' }).click()
  await page.getByRole('radio', { name: 'Nunca' }).click()
  await page.getByText('Preferencia guardada correctamente').waitFor()
  expect([await sobra(page), await faltas(page)]).toEqual([0, []])
})
