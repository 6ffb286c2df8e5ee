import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { boton, pulsar } from './formulario.ts'
import { pantalla } from './pantalla.ts'

const aqui = pantalla()
const { base, llamadas } = aqui

const hoy = '2026-09-10'
const periodo = (
  nombre: string,
  fecha_inicio: string,
  fecha_final: string,
  periodicidad: 'Semestre' | 'Trimestre',
) => ({
  nombre,
  fecha_inicio,
  fecha_final,
  periodicidad,
})
beforeAll(async () => {
  await base().db.delete(tables.periodos)
  await base()
    .db.insert(tables.periodos)
    .values([
      periodo('Antiguo', '2020-01-01', '2020-06-01', 'Semestre'),
      periodo('Actual', '2000-01-01', '2090-12-31', 'Semestre'),
      periodo('Actual breve', hoy, '2090-12-31', 'Trimestre'),
      periodo('Lejano', '2095-01-01', '2095-04-30', 'Trimestre'),
    ])
})

const filas = () =>
  [...document.querySelectorAll('tbody tr')].map(fila => fila.querySelector('td')?.textContent).toSorted()
const chips = (lista: string) =>
  [...(screen.queryByRole('list', { name: lista })?.querySelectorAll('button') ?? [])].map(
    ({ textContent }) => textContent,
  )
const consulta = () => new URLSearchParams(location.search)
const abrir = () => aqui.abrir('coordinador', '/periodos', 'Periodos')

beforeEach(() => void llamadas.splice(0))

it('the panel filters, chips name each filter and remove it, the address keeps it', async () => {
  const cerrar = await abrir()
  await waitFor(() => expect(filas()).toHaveLength(4))
  pulsar('Filtrar')
  const panel = within(await screen.findByRole('dialog', { name: 'Filtrar' }))
  fireEvent.click(panel.getByLabelText('Trimestre'))
  await waitFor(() => expect(filas()).toEqual(['Actual breve', 'Lejano']))
  const [desde] = within(panel.getByRole('group', { name: 'Fecha de inicio' })).getAllByLabelText('Desde')
  fireEvent.change(desde ?? document.body, { target: { value: '2090-01-01' } })
  await waitFor(() => expect(filas()).toEqual(['Lejano']))
  expect(panel.getByRole('button', { name: 'Ver 1 registro' })).toBeTruthy()
  expect(JSON.parse(consulta().get('filter') ?? '')).toEqual({
    periodicidad: ['Trimestre'],
    fecha_inicio_gte: '2090-01-01',
  })
  pulsar('Ver 1 registro')
  await waitFor(() =>
    expect(chips('Filtros')).toEqual([
      'Fecha de inicio: desde 01/01/2090',
      'Periodicidad: Trimestre',
      'Quitar filtros',
    ]),
  )
  const { pathname, search } = location
  cerrar()
  await aqui.abrir('coordinador', `${pathname}${search}`, 'Periodos')
  await waitFor(() => expect(filas()).toEqual(['Lejano']))
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar Fecha de inicio: desde 01/01/2090' }))
  await waitFor(() => expect(filas()).toEqual(['Actual breve', 'Lejano']))
  pulsar('Quitar filtros')
  await waitFor(() => expect(filas()).toHaveLength(4))
  expect(consulta().has('filter')).toBe(false)
})

it('«Buscar» and filters stay together, and an empty list offers to end either', async () => {
  await abrir()
  await waitFor(() => expect(filas()).toHaveLength(4))
  fireEvent.change(document.querySelector('[type=search]') ?? document.body, { target: { value: 'actual' } })
  await waitFor(() => expect(filas()).toEqual(['Actual', 'Actual breve']))
  pulsar('Filtrar')
  const panel = within(await screen.findByRole('dialog', { name: 'Filtrar' }))
  fireEvent.click(panel.getByLabelText('Semestre'))
  await waitFor(() => expect(filas()).toEqual(['Actual']))
  const [hasta] = within(panel.getByRole('group', { name: 'Fecha final' })).getAllByLabelText('Hasta')
  fireEvent.change(hasta ?? document.body, { target: { value: '1990-01-01' } })
  await waitFor(() =>
    expect(document.body.textContent).toContain('No hay registros que contengan «actual» y cumplan los filtros'),
  )
  pulsar('Ver 0 registros')
  fireEvent.click(await screen.findByRole('button', { name: 'Quitar la búsqueda' }))
  await waitFor(() => expect(document.body.textContent).toContain('No hay registros que cumplan los filtros'))
})

it('views stand over the list with their counts, one at a time, in the address', async () => {
  await abrir()
  await waitFor(() => expect(chips('Vistas')).toEqual(['Todos 4', 'En curso 2', 'Por venir 1', 'Terminados 1']))
  expect(llamadas.filter(({ ruta }) => ruta.includes('vistas=1'))).toHaveLength(1)
  pulsar('En curso 2')
  await waitFor(() => expect(filas()).toEqual(['Actual', 'Actual breve']))
  expect([boton('En curso 2').getAttribute('aria-pressed'), consulta().get('vista')]).toEqual(['true', 'enCurso'])
  pulsar('Todos 4')
  await waitFor(() => expect(filas()).toHaveLength(4))
  expect(consulta().has('vista')).toBe(false)
})

it('a search that finds nothing in a view names the view, and goes on in the whole list', async () => {
  await aqui.abrir('coordinador', '/periodos?vista=enCurso&filter={"q":"lejano"}', 'Periodos')
  await waitFor(() =>
    expect(document.body.textContent).toContain('No hay registros que contengan «lejano» en «En curso»'),
  )
  pulsar('Buscar en «Todos»')
  await waitFor(() => expect(filas()).toEqual(['Lejano']))
  expect([consulta().has('vista'), JSON.parse(consulta().get('filter') ?? '')]).toEqual([false, { q: 'lejano' }])
  expect(document.querySelector('[type=search]')).toHaveProperty('value', 'lejano')
  fireEvent.change(document.querySelector('[type=search]') ?? document.body, { target: { value: 'mezcal' } })
  await waitFor(() => expect(document.body.textContent).toMatch(/que contengan «mezcal»(?! en)/))
  expect(screen.queryByRole('button', { name: /^Buscar en/ })).toBeNull()
})

it('an address with a view that the list has not is refused, and leads to the whole list', async () => {
  await aqui.abrir('coordinador', '/periodos?vista=ninguna', 'Periodos')
  await waitFor(() => expect(document.body.textContent).toContain('No se pudieron obtener los registros'))
  pulsar('Ver la lista completa')
  await waitFor(() => expect(filas()).toHaveLength(4))
})

it('an address that was refused is not found again from the menu', async () => {
  const cerrar = await aqui.abrir('coordinador', '/periodos?vista=ninguna', 'Periodos')
  await waitFor(() => expect(document.body.textContent).toContain('No se pudieron obtener los registros'))
  fireEvent.click(screen.getByRole('link', { name: 'Materias' }))
  await screen.findByRole('heading', { level: 1, name: 'Materias' })
  fireEvent.click(screen.getByRole('link', { name: 'Periodos' }))
  await waitFor(() => expect(filas()).toHaveLength(4))
  cerrar()
})

it('a view of one’s own is saved with its name, begun with after signing out, and deleted', async () => {
  const cerrar = await aqui.abrir('coordinador', '/periodos?filter={"periodicidad":["Semestre"]}', 'Periodos')
  await waitFor(() => expect(filas()).toEqual(['Actual', 'Antiguo']))
  fireEvent.click(await screen.findByRole('button', { name: 'Guardar vista' }))
  const dialogo = within(await screen.findByRole('dialog', { name: 'Guardar vista' }))
  fireEvent.change(dialogo.getByLabelText('Nombre de la vista'), { target: { value: 'Semestrales' } })
  fireEvent.click(dialogo.getByLabelText('Empezar la lista con esta vista'))
  fireEvent.click(dialogo.getByRole('button', { name: 'Guardar' }))
  await waitFor(() => expect(chips('Vistas')).toContain('Semestrales 2'))
  await waitFor(() =>
    expect(llamadas.some(({ metodo, ruta }) => metodo === 'PUT' && ruta === 'preferencias')).toBe(true),
  )
  cerrar()
  sessionStorage.clear()
  await abrir()
  await waitFor(() => expect(filas()).toEqual(['Actual', 'Antiguo']))
  fireEvent.click(await screen.findByRole('button', { name: 'Opciones de la vista' }))
  const opciones = within(await screen.findByRole('dialog', { name: 'Vista «Semestrales»' }))
  fireEvent.click(opciones.getByRole('button', { name: 'Eliminar' }))
  await waitFor(() => expect(chips('Vistas')).not.toContain('Semestrales 2'))
})

it('a list that its screen sorts otherwise has no view to save until something is asked of it', async () => {
  await aqui.abrir('coordinador', '/bandejas', 'Bandejas')
  await waitFor(() => expect(document.body.textContent).toContain('No hay registros'))
  expect(screen.queryByRole('button', { name: 'Guardar vista' })).toBeNull()
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'nadie' } })
  expect(await screen.findByRole('button', { name: 'Guardar vista' })).toBeTruthy()
})
