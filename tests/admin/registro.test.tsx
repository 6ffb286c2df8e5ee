import { waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { screens } from '../../src/custom/index.ts'
import { resources } from '../../src/resources/index.ts'
import { pantallas } from '../../src/resources/pantallas.ts'
import { isActive, isAssigned, isEditable, type Mode } from '../../src/schema/active.ts'
import type { AnyField } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { exito } from '../api/servidor.ts'
import { cuerpoNuevo } from '../harness/cuerpos.ts'
import { lectores } from '../harness/lectores.ts'
import { filasDe } from '../harness/ofrecidos.ts'
import {
  avisos,
  ayuda,
  boton,
  botones,
  campo,
  confirmarDosVeces,
  dialogo,
  dialogos,
  hayCampo,
  pulsar,
  titulo,
} from './formulario.ts'
import { pantalla } from './pantalla.ts'
import { camposDe, rellenar } from './rellenar.ts'

const { abrir, base, escritas, server } = pantalla()

afterEach(() => void vi.useRealTimers())

/** Adds a record of an entity that the cast lacks. */
const hayUno = async (resource: AnyResource) => {
  const { app, reloj } = base()
  const lector = lectores(app)
  const leer = lector(resource.write?.create?.[0] ?? 'coordinador')
  if ((await filasDe(resource, leer)).length) return
  await leer.agregar(resource.path ?? resource.name, (await cuerpoNuevo(resource, lector, reloj.hoy)).cuerpo)
}

/** The resources maintained on the screen that their declaration draws. */
const mantenidos: AnyResource[] = Object.values(resources).filter(
  ({ screen: suya, write }: AnyResource) => suya && write && !screens[suya.route],
)
const tieneParte = ({ fields }: AnyResource) => Object.values(fields).some(({ kind }) => kind === 'part')
const palabras: Record<Mode, string> = { create: 'Agregar', update: 'Editar', delete: 'Eliminar' }

describe.each(mantenidos.map(resource => [resource.name, resource] as const))('%s', (name, resource) => {
  const { screen: suya, label, key, fields } = resource
  const llegar = () =>
    abrir(
      [suya?.role ?? 'coordinador'].flat()[0] ?? 'coordinador',
      suya?.route ?? '/',
      pantallas.find(({ route }) => route === suya?.route)?.title ?? '',
    )
  const campos = camposDe(resource).flatMap(cada => (fields[cada] ? [[cada, fields[cada]] as const] : []))
  const visible = (cada: string, field: AnyField, mode: Mode) =>
    !isAssigned(field) &&
    !(field.kind === 'id' && mode === 'create') &&
    !field.when &&
    isActive(field, mode, {}) &&
    field.kind !== 'part' &&
    cada !== ''

  const revisar = (mode: Mode) => {
    expect(titulo()).toBe(`${palabras[mode]} ${label.one}`)
    expect(within(dialogo()).getByText('Favor de rellenar correctamente los campos')).toBeDefined()
    expect(botones(/^(Cancelar|Confirmar)$/, dialogo()).map(({ textContent }) => textContent)).toEqual([
      'Cancelar',
      'Confirmar',
    ])
    expect(dialogo().querySelector('.MuiDialogContent-root[tabindex="0"]') !== null).toBe(mode === 'delete')
    for (const [cada, field] of campos) {
      if (field.when || field.kind === 'part') continue
      expect([cada, hayCampo(field.label)]).toEqual([cada, visible(cada, field, mode)])
      if (!visible(cada, field, mode) || field.kind === 'choices') continue
      const control = campo(field.label)
      const apagado = control.hasAttribute('disabled') || control.getAttribute('aria-disabled') === 'true'
      const espera = 'offer' in field && Boolean(field.offer?.bind) && mode === 'create'
      expect([cada, apagado]).toEqual([cada, field.kind === 'id' || espera || !isEditable(field, mode)])
      if (field.kind === 'date')
        expect([cada, control.getAttribute('min')]).toEqual([cada, field.min?.[0] ?? '1900-01-01'])
    }
  }

  const deMas = tieneParte(resource)
    ? 'its part is filled by the tests of its room'
    : 'what is confirmed, though twice, is sent once and shown'
  it(`Agregar: empty, its key open; ${deMas}`, async () => {
    await llegar()
    pulsar('Agregar')
    revisar('create')
    if (tieneParte(resource)) return
    const { app, reloj } = base()
    const { cuerpo, llevados } = await cuerpoNuevo(resource, lectores(app), reloj.hoy)
    await rellenar(resource, cuerpo, llevados)
    await confirmarDosVeces()
    const [enviada, ...otras] = escritas()
    expect([enviada?.metodo, enviada?.ruta, otras.length]).toEqual(['POST', name, 0])
    expect(await enviada?.cuerpo()).toMatchObject(cuerpo)
    expect(avisos()).toEqual([`${label.one} registrad${label.feminine ? 'a' : 'o'} correctamente`])
  })

  it('Editar and Eliminar: filled, its key locked; nothing changes before the confirmation, and a double confirmation is sent once', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: base().reloj.hoy })
    server.use(
      http.put('*/api/*', () => exito('Hecho')),
      http.delete('*/api/*', () => exito('Hecho')),
    )
    await hayUno(resource)
    await llegar()
    const antes = escritas().length
    const enviadas = () =>
      escritas()
        .slice(antes)
        .map(({ metodo }) => metodo)
    for (const mode of ['update', 'delete'] as const) {
      if (!resource.write?.[mode]) {
        expect(botones(new RegExp(`^${palabras[mode]} `))).toEqual([])
        continue
      }
      const abrirlo = async () => {
        await waitFor(() => boton(new RegExp(`^${palabras[mode]} `)))
        pulsar(new RegExp(`^${palabras[mode]} `))
      }
      const previas = enviadas()
      await abrirlo()
      revisar(mode)
      const llave = fields[key]
      expectReasons(resource, mode)
      if (llave && llave.kind !== 'id') expect(campo(llave.label)).toHaveProperty('value', expect.stringMatching(/./))
      pulsar('Cancelar')
      await waitFor(() => expect(dialogos()).toEqual([]))
      expect([mode, enviadas()]).toEqual([mode, previas])
      await abrirlo()
      await confirmarDosVeces()
      expect([mode, enviadas()]).toEqual([mode, [...previas, metodos[mode]]])
    }
  })
})

/** Compares what stands under each locked field of the open form with the reason that its declaration gives. Expects some reason in Editar under everything else that nobody can type. */
const expectReasons = ({ fields }: AnyResource, mode: Mode) => {
  const closed = Object.values(fields).filter(field => typeof field.locked === 'string' && hayCampo(field.label))
  const reasons = closed.map(({ locked }) => (mode === 'update' ? locked : undefined))
  expect(closed.map(({ label }) => ayuda(label) || undefined)).toEqual(reasons)
  const untyped = dialogo().querySelectorAll<HTMLInputElement>(
    ':is(input:disabled, input[readonly]):not([aria-hidden])',
  )
  const unexplained = [...untyped].filter(input => !input.hasAttribute('aria-describedby'))
  expect(mode === 'update' ? unexplained.map(({ name }) => name) : []).toEqual([])
}

it('every form is confirmed but those with a part', () =>
  expect(mantenidos.filter(tieneParte).map(({ name }) => name)).toEqual(['reticulas', 'llavesDeSistemas']))

const metodos = { update: 'PUT', delete: 'DELETE' }
