import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { roles, type Rol } from '../../src/domain/roles.ts'
import { resources } from '../../src/resources/index.ts'
import { openingsOf } from '../../src/admin/record/openingsOf.ts'
import { rowCellNamed } from '../../src/admin/rooms.ts'
import { shownFields } from '../../src/admin/record/shownFields.ts'
import { fromApi } from '../../src/dataProvider/records.ts'
import { findingDoors, mayOpen, recordAddress } from '../../src/schema/doors/doors.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { textOf } from '../../src/schema/record/text.ts'
import { acreditar } from '../harness/acreditar.ts'
import { alumnos } from '../harness/aula.ts'
import { agregarDeLoNuevo } from '../harness/cuerpos.ts'
import { estudiante, grupo } from '../harness/filas.ts'
import { lectores } from '../harness/lectores.ts'
import { leida } from '../harness/ofrecidos.ts'
import { otroEstudiante } from '../harness/vecinos.ts'
import { boton, botones, dialogo, dialogos, pulsar, titulo } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const { abrir, base, claves, entrar } = pantalla()
beforeAll(async () => {
  await acreditar(base().db, claves(), [estudiante.matricula])
  await agregarDeLoNuevo(base(), base().reloj.hoy, vacias)
})

const todos: readonly AnyResource[] = Object.values(resources)
/** Waits for the link to an address. */
const enlace = (ruta: string) =>
  waitFor(() => {
    const hallado = document.querySelector(`main a[href="${ruta}"]`)
    if (!hallado) throw new Error(`nothing leads to ${ruta}`)
    return hallado
  })
const cabeza = () => document.body.querySelector('main h1')?.textContent

/** Resources without rows in the cast, so there is no record to open. */
const vacias = new Set([
  'certificados',
  'serviciosSociales',
  'prestadoresExternos',
  'firmantes',
  'autoridades',
  'bajasTemporales',
  'calificaciones',
  'calificacionesPrevias',
  'reinscripciones',
  'llavesDeSistemas',
  'reportes_de_grupos',
])
const porRol = todos.flatMap(resource =>
  roles
    .filter(rol => findingDoors(resource, rol).length)
    .map(rol => ({ rol, resource, name: resource.name, isEmpty: vacias.has(resource.name) })),
)
const primeraDe = async (resource: AnyResource, rol: Rol) => {
  const [primera] = findingDoors(resource, rol)
  const [fila] = primera ? await leida(primera.door, {}, lectores(base().app)(rol)) : []
  return { primera, fila }
}

it.each(porRol.filter(({ isEmpty }) => isEmpty))('$rol: nobody has $name', async ({ rol, resource }) => {
  expect((await primeraDe(resource, rol)).fila).toBeUndefined()
})

describe('each record has a screen for the roles that a door shows it to', () => {
  it.each(porRol.filter(({ isEmpty }) => !isEmpty))('$rol: $name', async ({ rol, resource, name }) => {
    const { primera, fila } = await primeraDe(resource, rol)
    if (!fila) throw new Error(`nobody has ${name}`)
    const record = fromApi(resource, fila)
    const field = resource.fields[resource.title]
    const llamado = field ? textOf(resource.title, field, record) : ''
    await entrar(rol, recordAddress(name, record.id))
    await waitFor(() => expect(cabeza()).toBe(llamado))
    const dichos = [...document.querySelectorAll('main dt')].map(({ textContent }) => textContent)
    const dibujadas = primera ? openingsOf(resource, primera, rol).cells : []
    expect(dichos).toEqual([
      ...shownFields(resource, record).flatMap(({ fields }) => fields.map(([, { label }]) => label)),
      ...dibujadas.map(name => rowCellNamed(name).label),
    ])
    const edita = resource.write?.update?.includes(rol) ?? false
    await waitFor(() => expect(botones('Editar').length).toBe(edita ? 1 : 0))
  })
})

describe('a record', () => {
  it('is reached from its row, and leads back to the list as it was', async () => {
    await abrir('escolar', '/estudiantes?perPage=25', 'Estudiantes')
    fireEvent.click(await enlace(`/estudiantes/${estudiante.matricula}`))
    await waitFor(() => expect(cabeza()).toBe('José Luis Peña Cruz'))
    expect(location.pathname).toBe(`/estudiantes/${estudiante.matricula}`)
    fireEvent.click(await enlace('/estudiantes'))
    await waitFor(() => expect([cabeza(), location.search]).toEqual(['Estudiantes', '?perPage=25']))
  })

  it('says its fields as people read them, and leads to the records that it names', async () => {
    await abrir('escolar', `/estudiantes/${estudiante.matricula}`, 'José Luis Peña Cruz')
    const personales = within(screen.getByRole('region', { name: 'Origen' }))
    await waitFor(() => expect(personales.getByText('Mexicana')).toBeDefined())
    expect(screen.getByText('03/02/2001')).toBeDefined()
    expect(screen.queryByText('Otra nacionalidad')).toBeNull()
    expect(screen.queryByText('Contraseña')).toBeNull()
    fireEvent.click(await enlace(`/grupos/${grupo.clave_grupo}`))
    await waitFor(() => expect(cabeza()).toBe(grupo.nombre))
  })

  it('has a heading over each of its cards, also over the last, of what the server assigns', async () => {
    await abrir('escolar', `/estudiantes/${estudiante.matricula}`, 'José Luis Peña Cruz')
    const asignado = within(await screen.findByRole('region', { name: 'Registro' }))
    expect(asignado.getByRole('heading', { name: 'Registro' })).toBeDefined()
    expect(asignado.getByText('Continúa con otra matrícula')).toBeDefined()
    const personales = screen.getByRole('region', { name: 'Datos personales' })
    expect(personales.compareDocumentPosition(screen.getByRole('region', { name: 'Registro' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    )
  })

  it('leads to the screens on which its related records begin: to a certificate always, to a social service where one can begin', async () => {
    await abrir('escolar', `/estudiantes/${estudiante.matricula}`, 'José Luis Peña Cruz')
    const alServicio = await screen.findByRole('link', { name: 'Buscar entre los candidatos' })
    expect(new URL(alServicio.getAttribute('href') ?? '', location.href).searchParams.get('filter')).toBe(
      JSON.stringify({ q: estudiante.matricula }),
    )
    fireEvent.click(screen.getByRole('link', { name: 'Solicitar certificado' }))
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe('José Luis Peña Cruz'))
    expect(location.search).toBe('')
    const otra = screen.getByLabelText(/^Matricula estudiante/)
    fireEvent.change(otra, { target: { value: '' } })
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>(/^Nombre/).value).toBe(''))
  })

  it('says why nothing can begin in place of the link, to the role that would open it', async () => {
    const [otro = ''] = await alumnos(base().db, claves(), 1, { letra: 'Z' })
    await abrir('escolar', `/estudiantes/${otro}`, 'Ana PérezZ000 Cruz')
    await screen.findByText(/^El estudiante ha acreditado el 0\.0 % de las materias .* requiere el 70 %$/)
    expect(screen.queryByRole('link', { name: 'Buscar entre los candidatos' })).toBeNull()
    cleanup()
    await abrir('coordinador', `/estudiantes/${otro}`, 'Ana PérezZ000 Cruz')
    await screen.findByRole('heading', { name: /^Servicios sociales/ })
    expect(screen.queryByText(/^El estudiante ha acreditado/)).toBeNull()
  })

  it('offers nothing to begin to a role that does not open its screen', async () => {
    await abrir('coordinador', `/estudiantes/${estudiante.matricula}`, 'José Luis Peña Cruz')
    await screen.findByRole('heading', { name: /^Solicitudes de certificado/ })
    expect(screen.queryByRole('link', { name: 'Solicitar certificado' })).toBeNull()
  })

  it('is edited, and read again', async () => {
    await abrir('escolar', `/grupos/${grupo.clave_grupo}`, grupo.nombre)
    await waitFor(() => boton('Editar'))
    pulsar('Editar')
    await waitFor(() => expect(titulo()).toBe('Editar Grupo'))
    fireEvent.change(within(dialogo()).getByLabelText(/^Nombre/), { target: { value: 'Primero A de la mañana' } })
    pulsar('Confirmar')
    await waitFor(() => expect(titulo()).toBe('¿Esta seguro de realizar esta acción?'))
    pulsar('Confirmar')
    await waitFor(() => expect([dialogos().length, cabeza()]).toEqual([0, 'Primero A de la mañana']))
  })

  it('offers the views that its row has in the list of the role', async () => {
    await abrir('escolar', `/estudiantes/${estudiante.matricula}`, 'José Luis Peña Cruz')
    const ofrecidas = () =>
      botones(/./, document.querySelector('main') ?? document.body).map(({ textContent }) => textContent)
    await waitFor(() =>
      expect(ofrecidas()).toEqual([
        'Equivalencias',
        'Documentación',
        'Kardex',
        'Malla curricular',
        'Historial',
        'Imprimir',
        'Editar',
      ]),
    )
    pulsar('Kardex')
    await waitFor(() => expect(titulo()).toBe('Kardex'))
  })

  it('lists its related records, through doors of the role alone', async () => {
    const listas = () =>
      [...document.querySelectorAll('main [role=region]')].map(each => each.getAttribute('aria-label'))
    await entrar('escolar', `/grupos/${grupo.clave_grupo}`)
    await waitFor(() => expect(listas()).toEqual(['Estudiantes', 'Asignaturas']))
    await enlace(`/estudiantes/${estudiante.matricula}`)
    expect(document.querySelector(`a[href="/estudiantes/${otroEstudiante}"]`)).toBeNull()
    cleanup()
    await entrar('consejero', `/grupos/${grupo.clave_grupo}`)
    await waitFor(() => expect(listas()).toEqual(['Estudiantes']))
  })

  it.each([
    ['of another campus', 'escolar', otroEstudiante],
    ['that there is not', 'escolar', 'NOEXISTE'],
    ['of which no door tells the role', 'facilitador', estudiante.matricula],
  ] as const)('%s is refused in the same words', async (_, rol: Rol, clave) => {
    await entrar(rol, `/estudiantes/${clave}`)
    await waitFor(() => expect(cabeza()).toBe('No se encontró el estudiante'))
    expect(screen.queryByText(clave)).toBeNull()
    expect(mayOpen(resources.estudiantes, rol)).toBe(rol === 'escolar')
  })
})
