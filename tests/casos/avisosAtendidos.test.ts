import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { writeDigests } from '../../server/crud/notices/writeDigests.ts'
import { correos } from '../../server/mail/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { colegaEscolar } from '../harness/colegaEscolar.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { grupo } from '../harness/filas.ts'
import { hashBarato } from '../harness/hashBarato.ts'
import { pdfDePrueba } from '../harness/pdfDePrueba.ts'
import { correoDe } from '../harness/reparto.ts'
import { vecinos } from '../harness/vecinos.ts'
import { solicitud } from './solicitud.ts'

let e: Escena
let id_periodo: string
/** The campus's office has two people, and the neighbouring one has one. */
beforeAll(async () => {
  e = await escena()
  const { colonia, ...claves } = await vecinos(e.db)
  id_periodo = claves.id_periodo
  await colegaEscolar(e.db, colonia)
})
beforeEach(async () => {
  await e.db.delete(avisos)
  await e.db.delete(tables.bajasTemporales)
  await e.db.update(tables.estudiantes).set({ estatus: 1 })
  await e.db.update(usuarios).set({ activo: true })
})
afterAll(() => e.cerrar())

const pedir = async (rol: string, ruta: string, cuerpo: object = {}) =>
  e.pedir('POST', ruta, { token: await e.tokenDe(rol), cuerpo })
/** Tells the other campus's office of the same case, as of one that came from there. */
const tambienAlVecino = async () => {
  const [suyo] = await e.db.select().from(avisos).where(eq(avisos.rol, 'escolar'))
  const [vecino] = await e.db
    .select()
    .from(usuarios)
    .where(eq(usuarios.email, correoDe('escolar.vecino')))
  if (!suyo || !vecino) throw new Error('nobody was told')
  const { id: _, ...dicho } = suyo
  await e.db.insert(avisos).values({ ...dicho, usuario_id: vecino.id })
}
const sinLeer = async (rol: string) =>
  JSON.parse((await e.pedir('GET', 'avisos/estado', { token: await e.tokenDe(rol) })).texto).data.sinLeer

it('the notice of a case counts as read once its reader takes a step in it, in this case alone', async () => {
  const id = (await pedir('estudiante', 'bajasTemporales', solicitud)).data.id_caso
  expect(await sinLeer('escolar')).toBe(1)
  expect((await pedir('escolar', `bajasTemporales/${id}/aceptar`)).status).toBe(200)
  expect([await sinLeer('escolar'), await sinLeer('coordinador')]).toEqual([0, 1])
  await e.db.update(avisos).set({ clave: 'otra' }).where(eq(avisos.rol, 'coordinador'))
  expect((await pedir('coordinador', `bajasTemporales/${id}/confirmar`)).status).toBe(200)
  expect(await sinLeer('coordinador')).toBe(1)
})

it('asks nothing more of the rest of the office, and mails it nothing the next morning', async () => {
  const id = (await pedir('estudiante', 'bajasTemporales', solicitud)).data.id_caso
  await tambienAlVecino()
  expect([await sinLeer('escolar.colega'), await sinLeer('escolar.vecino')]).toEqual([1, 1])
  expect((await pedir('escolar', `bajasTemporales/${id}/aceptar`)).status).toBe(200)
  expect([await sinLeer('escolar'), await sinLeer('escolar.colega'), await sinLeer('escolar.vecino')]).toEqual([
    0, 0, 1,
  ])
  e.pasan(24 * 60)
  await writeDigests({ db: e.db, now: e.opciones.now, address: e.opciones.address })
  const enviados = await e.db.select().from(correos)
  expect(enviados.map(({ para }) => para).filter(para => para.startsWith('escolar'))).toEqual([
    correoDe('escolar.vecino'),
  ])
})

it('a step’s notice to the rest of the office stays unread', async () => {
  const suyo = { clave_grupo: grupo.clave_grupo, id_periodo }
  const { id_caso } = (await pedir('escolar', 'reportes_de_grupos', suyo)).data
  const form = new FormData()
  form.set('archivoPdf', pdfDePrueba('inicial'))
  expect((await pedir('escolar', `reportes_de_grupos/${id_caso}/enviarInicial`, form)).status).toBe(200)
  const dichos = await e.db.select().from(avisos).where(eq(avisos.rol, 'escolar')).orderBy(avisos.id)
  expect(dichos.map(({ asunto, leido }) => [asunto, leido !== null])).toEqual([
    ['Reporte del grupo Primero A generado', true],
    ['Reporte inicial enviado: Primero A', false],
  ])
})

it('undoing a step puts the case back before the office', async () => {
  const email = correoDe('coordinador.colega')
  await e.db.insert(usuarios).values({ email, hash: hashBarato(), rol: 'coordinador' })
  const id = (await pedir('estudiante', 'bajasTemporales', solicitud)).data.id_caso
  await pedir('escolar', `bajasTemporales/${id}/aceptar`)
  expect(await sinLeer('coordinador.colega')).toBe(1)
  expect((await pedir('coordinador', `bajasTemporales/${id}/confirmar`)).status).toBe(200)
  expect(await sinLeer('coordinador.colega')).toBe(0)
  const motivo = { comentario: 'Era de otra persona' }
  expect((await pedir('coordinador', `bajasTemporales/${id}/deshacer`, motivo)).status).toBe(200)
  expect(await sinLeer('coordinador.colega')).toBe(1)
})
