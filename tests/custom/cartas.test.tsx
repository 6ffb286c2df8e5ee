import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent, { PointerEventsCheckLevel } from '@testing-library/user-event'
import { eq } from 'drizzle-orm'
import { http, HttpResponse } from 'msw'
import { readFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { hoyEnMexico } from '../../src/domain/fechas.ts'
import { dentro } from '../admin/dentro.tsx'
import { boton, elegir, escribir, valor } from '../admin/formulario.ts'
import { textoDe } from '../docx/texto.ts'
import { cuc, estudiante } from '../harness/filas.ts'
import { en, ponerServicio } from '../servicioSocial/ponerServicio.ts'

const { entrar, server, base } = dentro()
const persona = userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
const puesto = { id: '5e0c1a50-0000-4000-8000-000000000001', matricula: estudiante.matricula }
const { autoridades, firmantes, serviciosSociales } = tables
const entregadas: Blob[] = []

beforeEach(async () => {
  entregadas.length = 0
  vi.spyOn(URL, 'createObjectURL').mockImplementation(archivo => {
    if (archivo instanceof Blob) entregadas.push(archivo)
    return 'blob:carta'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined)
  server.use(
    http.get('*/plantillas/:archivo', ({ params }) =>
      HttpResponse.arrayBuffer(new Uint8Array(readFileSync(`public/plantillas/${String(params.archivo)}`)).buffer),
    ),
  )
  await base().db.delete(firmantes)
  await base().db.delete(autoridades)
})
afterEach(() => vi.restoreAllMocks())

const carta = async () => {
  await waitFor(() => expect(entregadas).toHaveLength(1))
  return textoDe((await entregadas[0]?.arrayBuffer()) ?? new ArrayBuffer())
}
const registrar = async (desde = '2020-01-01') => {
  await base()
    .db.insert(autoridades)
    .values([
      { cargo: 'rector', nombre: 'Irma', apellidos: 'Matus Gopar', sexo: 'M', desde },
      { cargo: 'coordinador', nombre: 'Saúl', apellidos: 'Ziga Ruiz', sexo: 'H', desde },
    ])
}
const enLaCarta = () => en({ 0: 'aceptado' }, 'semestre')
const porLiberar = () =>
  en(Object.fromEntries([0, 1, 2, 3, 4, 5, 9, 10].map(fase => [fase, 'aceptado' as const])), 'semestre')
const poner = (servicio: ReturnType<typeof en>) => ponerServicio(base().db, servicio, puesto, base().reloj.hoy)

it('asks the school office once for the signatory, with the known data, and prints the letter; the next prints at once', async () => {
  await poner(enLaCarta())
  await entrar('escolar', '/servicioSocialEscolar')
  await persona.click(await screen.findByLabelText(/^Detalles? José Luis Peña Cruz/))
  const pedir = async () => persona.click(await screen.findByText('Generar carta de solicitud'))
  await pedir()
  expect(await screen.findByText(/^La «Carta de solicitud» se imprime con el nombre de quien la firma/)).toBeDefined()
  await waitFor(() => expect(valor('CUC')).toBe(cuc.nombre))
  expect([valor('Cargo'), valor('Nombre'), valor('Apellidos'), valor('Sexo')]).toEqual([
    'Dirección del CUC',
    'Magdalena',
    'García López',
    'Mujer',
  ])
  expect(entregadas).toHaveLength(0)
  escribir('Nombre', 'Rufina')
  await persona.click(boton('Confirmar'))
  await screen.findByText('¿Esta seguro de realizar esta acción?')
  await persona.click(boton('Confirmar'))
  const texto = await carta()
  expect(texto).toContain('Rufina García López\nDirectora del CUC Guelatao')
  expect(texto).toContain('presento a la C. José Luis Peña Cruz')
  expect(await base().db.select().from(firmantes)).toMatchObject([
    { clave_cuc: cuc.clave, cargo: 'directivo', nombre: 'Rufina', hasta: null },
  ])
  entregadas.length = 0
  await pedir()
  expect(await carta()).toContain('Rufina García López')
})

it('tells a student, who may not register anybody, whom to ask', async () => {
  await poner(enLaCarta())
  await entrar('estudiante', '/servicioSocialEstudiante')
  await persona.click(await screen.findByText('Generar carta de solicitud'))
  expect(
    await screen.findByText(
      'Falta registrar quién firma la «Carta de solicitud» de CUC Guelatao: pídalo a Servicios escolares',
    ),
  ).toBeDefined()
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(entregadas).toHaveLength(0)
})

const cambiar = (cambios: Partial<typeof serviciosSociales.$inferInsert>) =>
  base()
    .db.update(serviciosSociales)
    .set(cambios)
    .where(eq(serviciosSociales.matricula_estudiante, estudiante.matricula))

const abrirLiberacion = async (fechas = { fecha_inicio: '2024-03-01', fecha_final: '2025-03-01' }) => {
  await poner(porLiberar())
  await cambiar(fechas)
  await entrar('coordinador', '/servicioSocialCoordinador')
  const selector = await screen.findByRole('combobox', { name: 'Seleccionar CUC' })
  await waitFor(() => expect(selector).toHaveProperty('disabled', false))
  fireEvent.keyDown(selector, { key: 'ArrowDown' })
  fireEvent.click(await screen.findByText(cuc.nombre, { selector: '[role=option], [role=option] *' }))
  return async () => persona.click(await screen.findByLabelText(/^Generar carta de liberacion José Luis/))
}

it('warns of fewer than 480 hours before a release letter, and makes it once confirmed', async () => {
  await registrar()
  const pedir = await abrirLiberacion()
  await cambiar({ horas_totales: 300 })
  await pedir()
  const aviso = 'La carta certificará 300 horas: 180 menos que las 480 que pide el reglamento del servicio social.'
  expect(await screen.findByText(aviso)).toBeDefined()
  await persona.click(boton('Cancelar'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(entregadas).toHaveLength(0)
  await pedir()
  await screen.findByText(aviso)
  await persona.click(boton('Confirmar'))
  const texto = await carta()
  expect(texto).toContain('Irma Matus Gopar\nRectora')
  expect(texto).toContain('Saúl Ziga Ruiz\nCoordinador académico')
})

it('warns of a last day that has not come before a release letter is made and before its delivery is registered', async () => {
  await registrar()
  const pedir = await abrirLiberacion({ fecha_inicio: '2098-03-01', fecha_final: '2099-03-01' })
  await pedir()
  expect(await screen.findByText('El servicio termina el 1 de marzo de 2099, que aún no llega.')).toBeDefined()
  await persona.click(boton('Confirmar'))
  expect(await carta()).toContain('del 1 de marzo de 2098 al 1 de marzo de 2099')
  await persona.click(await screen.findByLabelText(/^Confirmar entrega José Luis/))
  expect(await screen.findByText(/quedará completado\. El servicio termina el 1 de marzo de 2099/)).toBeDefined()
})

it('asks the coordinador for an office whose holder has left', async () => {
  await registrar()
  await base().db.update(autoridades).set({ hasta: '2020-02-01' }).where(eq(autoridades.cargo, 'rector'))
  const pedir = await abrirLiberacion()
  await pedir()
  const dialogo = await screen.findByRole('dialog', { name: 'Agregar Autoridad' })
  expect(within(dialogo).getByText(/^La «Carta de liberación» se imprime con el nombre/)).toBeDefined()
  expect([valor('Cargo'), valor('Nombre'), valor('Firma desde')]).toEqual([
    'Rectoría',
    '',
    hoyEnMexico(base().reloj.hoy),
  ])
  escribir('Nombre', 'Natividad')
  escribir('Apellidos', 'Toledo')
  await elegir('Sexo', 'Mujer')
  await persona.click(boton('Confirmar'))
  await screen.findByText('¿Esta seguro de realizar esta acción?')
  await persona.click(boton('Confirmar'))
  expect(await carta()).toContain('Natividad Toledo\nRectora')
})

it.each([
  ['escolar', '/servicioSocialEscolar', '/firmantesDelCuc'],
  ['coordinador', '/servicioSocialCoordinador', '/firmantes'],
] as const)(
  '%s goes from social service to the signatories, which the menu does not have',
  async (rol, desde, hacia) => {
    await base()
      .db.insert(firmantes)
      .values({ clave_cuc: cuc.clave, cargo: 'directivo', nombre: 'Rufina', apellidos: 'Zárate', desde: '2020-01-01' })
    await entrar(rol, desde)
    await persona.click(await screen.findByRole('link', { name: 'Firmantes' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Firmantes' })).toBeDefined()
    expect(location.pathname).toBe(hacia)
    expect(await screen.findByText('Zárate')).toBeDefined()
    expect(screen.getByText('Agregar')).toBeDefined()
  },
)
