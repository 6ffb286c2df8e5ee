import { fireEvent, waitFor } from '@testing-library/react'
import { eq, inArray } from 'drizzle-orm'
import { chunk } from 'es-toolkit'
import pg from 'pg'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { documentacion } from '../../server/custom/documentacion/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { estudiante } from '../harness/filas.ts'
import { correoDe } from '../harness/reparto.ts'
import { avisos, botones, dialogo, dialogos, elegir, hallado, hayCampo, pulsar } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { estudiantes } = tables
const aqui = pantalla()
const { base, llamadas } = aqui
const nuevas = Array.from({ length: 11 }, (_, lugar) => `LOTE${String(lugar).padStart(14, '0')}`)

beforeAll(async () => {
  const [uno] = await base().db.select().from(estudiantes).where(eq(estudiantes.matricula, estudiante.matricula))
  if (!uno) throw new Error('nobody to copy')
  await base()
    .db.insert(estudiantes)
    .values(nuevas.map((matricula, lugar) => ({ ...uno, matricula, nombre: `Alumna ${lugar}`, id_usuario: null })))
})
beforeEach(async () => {
  await base().db.update(estudiantes).set({ estatus: 1 })
  await aqui.abrir('escolar', '/estudiantes', 'Estudiantes')
  await estan(10)
})

const pie = () => document.querySelector('.MuiTablePagination-displayedRows')?.textContent
const casillas = (en: ParentNode = document) => [
  ...en.querySelectorAll<HTMLInputElement>('input[type=checkbox][aria-label^="Seleccionar "]'),
]
const deFilas = () => casillas(document.querySelector('tbody') ?? document)
const estan = (cuantas: number) => waitFor(() => expect(deFilas()).toHaveLength(cuantas))
const marcar = (casilla?: HTMLElement) => fireEvent.click(casilla ?? document.body)
const pagina = () => casillas(document.querySelector('thead') ?? document)[0]
const seleccion = () => document.querySelector('section[aria-label="Selección"]')
const elegidos = (texto: string) => waitFor(() => expect(seleccion()?.textContent).toMatch(new RegExp(`^${texto}`)))
const ventana = (texto: string) => waitFor(() => expect(dialogo().textContent).toContain(texto))
const documento = (nombre: string) =>
  [...dialogo().querySelectorAll('label')].find(({ textContent }) => textContent === nombre)?.querySelector('input') ??
  undefined
const inactivos = async () => (await base().db.select().from(estudiantes).where(eq(estudiantes.estatus, 0))).length

it('rows are chosen over pages, counted, and forgotten', async () => {
  expect([seleccion(), pie()]).toEqual([null, '1–10 de 12'])
  marcar(pagina())
  await elegidos('10 seleccionados')
  pulsar('Ir a la página 2')
  await estan(2)
  marcar(deFilas()[0])
  await elegidos('11 seleccionados')
  pulsar('Seleccionar los 12 de la lista')
  await elegidos('12 seleccionados')
  pulsar('Quitar la selección')
  await waitFor(() => expect(seleccion()).toBeNull())
})

it('an address beyond the end of a list shows its last page', async () => {
  await aqui.abrir('escolar', '/estudiantes?page=9', 'Estudiantes')
  await waitFor(() => expect(pie()).toBe('11–12 de 12'))
  await estan(2)
  expect(location.search).toContain('page=2')
})

it('all of a list are chosen for as long as it shows them: another search or view goes back to those chosen one by one', async () => {
  const buscar = (value: string) =>
    fireEvent.change(document.querySelector('[type=search]') ?? document.body, { target: { value } })
  marcar(deFilas()[0])
  pulsar('Seleccionar los 12 de la lista')
  await elegidos('12 seleccionados')
  buscar(nuevas[3] ?? '')
  await waitFor(() => expect(pie()).toBe('1–1 de 1'))
  await elegidos('1 seleccionado')
  buscar('')
  await estan(10)
  await elegidos('1 seleccionado')
  pulsar('Seleccionar los 12 de la lista')
  await elegidos('12 seleccionados')
  pulsar(/^Activos/)
  await elegidos('1 seleccionado')
})

it('a press that began on one row chooses no other that came under it meanwhile', async () => {
  const [, segunda] = deFilas()
  fireEvent.pointerDown(segunda ?? document.body)
  pulsar('Ir a la página 2')
  await estan(2)
  marcar(segunda)
  expect([segunda?.checked, seleccion()]).toEqual([false, null])
  fireEvent.pointerDown(segunda ?? document.body)
  marcar(segunda)
  await elegidos('1 seleccionado')
})

it('all of a list change at once, after it was said to how many, and are given back', async () => {
  marcar(pagina())
  await elegidos('10 seleccionados')
  pulsar('Seleccionar los 12 de la lista')
  pulsar('Cambiar estatus')
  await waitFor(() => expect(hayCampo('Estatus')).toBe(true))
  await elegir('Estatus', 'Inactivo')
  pulsar('Continuar')
  await ventana('Se cambiarán 12 de 12')
  expect(await inactivos()).toBe(0)
  pulsar('Confirmar')
  await ventana('Cambiar estatus: 12 registros')
  expect(await inactivos()).toBe(12)
  pulsar('Deshacer')
  await waitFor(() => expect(avisos()).toContain('Se deshizo «Cambiar estatus»: 12 registros'))
  expect(await inactivos()).toBe(0)
  await waitFor(() => expect([dialogos(), seleccion()]).toEqual([[], null]))
})

it('an act is taken back from the history of one of its records, after its dialog was closed', async () => {
  deFilas().slice(0, 2).forEach(marcar)
  await elegidos('2 seleccionados')
  pulsar('Cambiar estatus')
  await waitFor(() => expect(hayCampo('Estatus')).toBe(true))
  await elegir('Estatus', 'Inactivo')
  pulsar('Continuar')
  await ventana('Se cambiarán 2 de 2')
  pulsar('Confirmar')
  await ventana('Cambiar estatus: 2 registros')
  pulsar('Cerrar')
  await waitFor(() => expect(dialogos()).toEqual([]))
  const [inactivo, otro] = await base().db.select().from(estudiantes).where(eq(estudiantes.estatus, 0))
  const alOtro = (cambio: { version?: number }) =>
    base()
      .db.update(estudiantes)
      .set(cambio)
      .where(eq(estudiantes.matricula, otro?.matricula ?? ''))
  await aqui.entrar('escolar', `/estudiantes/${inactivo?.matricula}`)
  fireEvent.click(await hallado('Historial'))
  await ventana('Con otros registros: Cambiar estatus')
  pulsar('Deshacer en 2 registros')
  await ventana('Se deshará «Cambiar estatus»: 2 registros vuelven a lo que decían.')
  await alOtro({ version: 99 })
  pulsar('Confirmar')
  await ventana(`Ya no se puede deshacer: 1 registro cambió después${otro?.nombre} `)
  await alOtro({ version: otro?.version })
  pulsar('Deshacer en 2 registros')
  await waitFor(() => expect(dialogos()).toHaveLength(2))
  pulsar('Confirmar')
  await waitFor(() => expect(botones('Deshacer en 2 registros')).toEqual([]))
  expect([avisos(), await inactivos()]).toEqual([['Se deshizo «Cambiar estatus»: 2 registros'], 0])
})

it('a review that takes its time says how far it is, and may be left', async () => {
  const otra = new pg.Client(base().url)
  await otra.connect()
  onTestFinished(() => otra.end())
  await otra.query('begin')
  await otra.query('select from estudiantes for update')
  marcar(deFilas()[0])
  await elegidos('1 seleccionado')
  pulsar('Cambiar estatus')
  await waitFor(() => expect(hayCampo('Estatus')).toBe(true))
  await elegir('Estatus', 'Inactivo')
  pulsar('Continuar')
  await ventana('Revisando…')
  await otra.query(
    `select set_config('application_name', 'lote ' || id || ' 42', true) from usuarios where email = $1`,
    [correoDe('escolar')],
  )
  await ventana('Revisando… 42 %')
  pulsar('Volver')
  await waitFor(() => expect(hayCampo('Estatus')).toBe(true))
  await otra.end()
  await elegir('Estatus', 'Inactivo')
  pulsar('Continuar')
  await ventana('Se cambiará 1 de 1')
  pulsar('Volver')
  expect(await inactivos()).toBe(0)
})

it('a field that is asked for is not left empty; nothing is asked of the server', async () => {
  marcar(deFilas()[0])
  await elegidos('1 seleccionado')
  pulsar('Cambiar estatus')
  await waitFor(() => expect(hayCampo('Estatus')).toBe(true))
  llamadas.splice(0)
  pulsar('Continuar')
  await ventana('El estatus es requerido')
  expect(llamadas.filter(({ ruta }) => ruta.startsWith('lotes'))).toEqual([])
})

it('documents are chosen once; students who do not owe one are named, and nothing changes', async () => {
  marcar(deFilas()[0])
  marcar(deFilas()[1])
  await elegidos('2 seleccionados')
  pulsar('Documentos recibidos')
  await waitFor(() => expect(documento('Acta de nacimiento')).toBeDefined())
  marcar(documento('Acta de nacimiento'))
  pulsar('Continuar')
  await ventana('Se cambiarán 2 de 2')
  pulsar('Volver')
  await waitFor(() => expect(documento('Acta de nacimiento')).toBeDefined())
  marcar(documento('Apostille de acta de nacimiento'))
  pulsar('Continuar')
  await ventana("2 no se pueden: El documento 'Apostille de acta de nacimiento' no se pide a este estudiante")
  expect(
    [...dialogo().querySelectorAll('button')].find(({ textContent }) => textContent === 'Confirmar')?.disabled,
  ).toBe(true)
  expect(await base().db.select().from(documentacion).where(inArray(documentacion.matricula, nuevas))).toEqual([])
})

it('another list begins with none chosen, and one without such acts has no boxes', async () => {
  marcar(pagina())
  await elegidos('10 seleccionados')
  marcar(document.querySelector<HTMLElement>('a[href="/grupos"]') ?? undefined)
  await waitFor(() => expect([document.querySelector('h1')?.textContent, pie()]).toEqual(['Grupos', '1–1 de 1']))
  expect([seleccion(), casillas()]).toEqual([null, []])
  marcar(document.querySelector<HTMLElement>('a[href="/estudiantes"]') ?? undefined)
  await estan(10)
  expect(seleccion()).toBeNull()
})

it('a selection survives while its records are looked at, and no longer', async () => {
  const ir = (direccion: string) => marcar(document.querySelector<HTMLElement>(`a[href="${direccion}"]`) ?? undefined)
  const enRegistro = () => waitFor(() => expect(document.body.textContent).toContain('Volver a Estudiantes'))
  const [primera = ''] = [...document.querySelectorAll<HTMLAnchorElement>('tbody a')].map(
    enlace => enlace.getAttribute('href') ?? '',
  )
  marcar(deFilas()[1])
  marcar(deFilas()[3])
  await elegidos('2 seleccionados')
  ir(primera)
  await enRegistro()
  ir('/estudiantes')
  await estan(10)
  await elegidos('2 seleccionados')
  expect(deFilas().flatMap(({ checked }, lugar) => (checked ? [lugar] : []))).toEqual([1, 3])
  ir(primera)
  await enRegistro()
  ir('/grupos')
  await waitFor(() => expect(document.querySelector('h1')?.textContent).toBe('Grupos'))
  ir('/estudiantes')
  await estan(10)
  expect(seleccion()).toBeNull()
})

describe('more than can be changed at once', () => {
  beforeAll(async () => {
    const [una] = await base()
      .db.select()
      .from(estudiantes)
      .where(eq(estudiantes.matricula, nuevas[0] ?? ''))
    if (!una) throw new Error('nobody to copy')
    const muchas = Array.from({ length: 1990 }, (_, lugar) => `MUCHAS${String(lugar).padStart(12, '0')}`)
    for (const parte of chunk(muchas, 500))
      await base()
        .db.insert(estudiantes)
        .values(parte.map(matricula => ({ ...una, matricula })))
  })
  const actos = () => [...(seleccion()?.querySelectorAll<HTMLButtonElement>('.MuiButton-contained') ?? [])]

  it('are told so before anything is asked', async () => {
    await waitFor(() => expect(pie()).toBe('1–10 de 2,002'))
    marcar(pagina())
    await elegidos('10 seleccionados')
    expect(actos().length).toBeGreaterThan(0)
    for (const acto of actos()) expect(acto.disabled).toBe(false)
    pulsar('Seleccionar los 2,002 de la lista')
    await elegidos('2,002 seleccionadosSon demasiados registros para una sola vez: elija 2,000 o menos')
    for (const acto of actos()) expect(acto.disabled).toBe(true)
  })
})
