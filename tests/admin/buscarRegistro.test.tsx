import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { http } from 'msw'
import { beforeAll, expect, it } from 'vitest'
import { colonias } from '../../server/codigosPostales/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { cuc, domicilio, estudiante, grupo, programa, reticula } from '../harness/filas.ts'
import { campo, hallado, pulsar, titulo } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { abrir, base, llamadas, server } = pantalla()
const derecho = { ...programa, clave: 'LICDERECHO', nombre: 'Derecho indígena' }
beforeAll(async () => {
  const { db } = base()
  const { clave } = derecho
  await db.insert(tables.programas).values(derecho)
  const suya = { ...reticula, nombre: 'Plan de Derecho', clave_programa: clave }
  const [malla] = await db.insert(tables.reticulas).values(suya).returning()
  const suyo = { ...grupo, clave_grupo: 'DER-1A', nombre: 'Derecho A', clave_programa: clave }
  await db.insert(tables.grupos).values(suyo)
  const fecha_implementacion = '2020-08-15'
  await db.insert(tables.cucs_programas).values({ clave_cuc: cuc.clave, clave_programa: clave, fecha_implementacion })
  const [colonia] = await db.select().from(colonias)
  await db.insert(tables.estudiantes).values({
    ...estudiante,
    ...domicilio,
    colonia: colonia?.id_colonia ?? 0,
    matricula: 'D'.padEnd(18, '0'),
    clave_programa: clave,
    clave_grupo: suyo.clave_grupo,
    id_reticula: malla?.id_reticula ?? '',
  })
})

const opciones = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)
const buscado = (texto: string) =>
  waitFor(() => expect(llamadas.some(({ ruta }) => decodeURIComponent(ruta).includes(`"q":"${texto}"`))).toBe(true))
/** Expects the searched programme to be the only option, with the typed text still there. */
const expectHallada = async (control: HTMLElement) => {
  await buscado('derec')
  await waitFor(() => expect(opciones()).toEqual([expect.stringContaining(derecho.nombre)]))
  expect(control).toHaveProperty('value', 'derec')
}

it('text typed in a filter by another record is searched, and stays', async () => {
  const cerrar = await abrir('escolar', '/estudiantes', 'Estudiantes')
  const persona = userEvent.setup({ delay: null })
  pulsar('Filtrar')
  const panel = within(await screen.findByRole('dialog', { name: 'Filtrar' }))
  const control = await panel.findByRole('combobox', { name: 'Programa' })
  fireEvent.mouseDown(control)
  await waitFor(() => expect(opciones().length).toBeGreaterThan(1))
  await persona.type(control, 'derec')
  expect(opciones()).toEqual([expect.stringContaining(derecho.nombre)])
  await expectHallada(control)
  cerrar()
})

it('a record that is chosen is replaced by typing over it', async () => {
  llamadas.splice(0)
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  const persona = userEvent.setup({ delay: null })
  fireEvent.click(await hallado('Agregar'))
  await waitFor(() => expect(titulo()).toBe('Agregar Estudiante'))
  const control = campo('Programa')
  await persona.click(control)
  await waitFor(() => expect(opciones().length).toBeGreaterThan(1))
  await persona.click(screen.getByRole('option', { name: new RegExp(programa.nombre) }))
  await waitFor(() => expect(control).toHaveProperty('value', programa.nombre))
  await persona.tripleClick(control)
  await persona.keyboard('derec')
  await expectHallada(control)
  await persona.click(screen.getByRole('option', { name: new RegExp(derecho.nombre) }))
  await waitFor(() => expect(control).toHaveProperty('value', derecho.nombre))
})

it('a field that depends on another choice offers nothing while its own options are read', async () => {
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  const persona = userEvent.setup({ delay: null })
  fireEvent.click(await hallado('Agregar'))
  await waitFor(() => expect(titulo()).toBe('Agregar Estudiante'))
  const elegir = async (nombre: string) => {
    await persona.click(campo('Programa'))
    await persona.click(await screen.findByRole('option', { name: new RegExp(nombre) }))
  }
  await elegir(derecho.nombre)
  await persona.click(campo('Grupo'))
  await waitFor(() => expect(opciones()).toEqual([expect.stringContaining('Derecho A')]))
  await persona.keyboard('{Escape}')
  let soltar = () => {}
  const retenida = new Promise<undefined>(resolve => (soltar = () => resolve(undefined)))
  server.use(http.get(`*/api/programas/${programa.clave}/cucs/grupos`, () => retenida))
  await elegir(programa.nombre)
  await waitFor(() => expect(llamadas.some(({ ruta }) => ruta.includes(`${programa.clave}/cucs/grupos`))).toBe(true))
  await persona.click(campo('Grupo'))
  await screen.findByText('Cargando…')
  expect(opciones()).toEqual([])
  soltar()
  await waitFor(() => expect(opciones()).toEqual([expect.stringContaining(grupo.nombre)]))
})

it('while a search is under way only options that contain the typed text are offered', async () => {
  await abrir('escolar', '/estudiantes', 'Estudiantes')
  const persona = userEvent.setup({ delay: null })
  fireEvent.click(await hallado('Agregar'))
  await waitFor(() => expect(titulo()).toBe('Agregar Estudiante'))
  await persona.click(campo('Programa'))
  await waitFor(() => expect(opciones().length).toBeGreaterThan(1))
  await persona.type(campo('Programa'), 'dere')
  expect(opciones()).toEqual([expect.stringContaining(derecho.nombre)])
  await persona.type(campo('Programa'), 'xyz')
  expect(opciones()).toEqual([])
  await screen.findByText('Sin resultados')
})

it('a programme without a grid is not offered to a student, and it is said which ones are; likewise where there is none', async () => {
  const { db } = base()
  const nuevo = { ...programa, clave: 'LICNUEVO00', nombre: 'Programa nuevo' }
  await db.insert(tables.programas).values(nuevo)
  await db
    .insert(tables.cucs_programas)
    .values({ clave_cuc: cuc.clave, clave_programa: nuevo.clave, fecha_implementacion: '2020-08-15' })
  await db.insert(tables.grupos).values({ ...grupo, clave_grupo: 'NUE-1A', clave_programa: nuevo.clave })
  const porQue = 'Solo se ofrecen programas que ya tienen malla curricular y grupo para elegir'
  const persona = userEvent.setup({ delay: null })
  const agregar = async () => {
    const cerrar = await abrir('escolar', '/estudiantes', 'Estudiantes')
    fireEvent.click(await hallado('Agregar'))
    await waitFor(() => expect(titulo()).toBe('Agregar Estudiante'))
    return cerrar
  }
  const cerrar = await agregar()
  await persona.click(campo('Programa'))
  await waitFor(() => expect(opciones().length).toBeGreaterThan(1))
  await persona.type(campo('Programa'), nuevo.nombre)
  await screen.findByText(porQue)
  expect(opciones()).toEqual([])
  cerrar()
  await db.delete(tables.cucs_programas).where(eq(tables.cucs_programas.clave_cuc, cuc.clave))
  await db
    .insert(tables.cucs_programas)
    .values({ clave_cuc: cuc.clave, clave_programa: nuevo.clave, fecha_implementacion: '2020-08-15' })
  await agregar()
  await screen.findByText(`Todavía no hay nada que mostrar. ${porQue}`)
})
