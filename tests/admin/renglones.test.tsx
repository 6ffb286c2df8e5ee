import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { CoreAdminContext, DataTableBase, ListContextProvider, ResourceContextProvider, useList } from 'ra-core'
import { useState, type ReactNode } from 'react'
import { afterEach, expect, it, vi } from 'vitest'
import { OfItsRecord } from '../../src/admin/list/OfItsRecord.tsx'
import { shownColumns } from '../../src/admin/list/shownColumns.ts'
import { NarrowRows } from '../../src/admin/list/NarrowRows.tsx'
import { WideRows } from '../../src/admin/list/WideRows.tsx'
import { resources } from '../../src/resources/index.ts'
import '../../src/universityApp.ts'

const columnas = shownColumns(resources.materias, '', ['clave_materia', 'nombre'])
const pagina = (...nombres: readonly string[]) => nombres.map(nombre => ({ id: nombre, clave_materia: nombre, nombre }))

const Lista = ({ data, action }: { data: ReturnType<typeof pagina>; action: ReactNode }) => (
  <ListContextProvider value={useList({ data, perPage: 50 })}>
    <DataTableBase storeKey="renglones" hasBulkActions={false} loading={null} empty={null}>
      <WideRows columns={columnas} action={action} actionHeading="Acciones" />
    </DataTableBase>
  </ListContextProvider>
)

const dibujar = (data: ReturnType<typeof pagina>, action: ReactNode) => (
  <CoreAdminContext>
    <ResourceContextProvider value="materias">
      <Lista data={data} action={action} />
    </ResourceContextProvider>
  </CoreAdminContext>
)

afterEach(cleanup)

it('a row renders again only for another record, and the next page reuses its elements', async () => {
  const dibujada = vi.fn()
  const Contada = () => {
    dibujada()
    return <button>Abrir</button>
  }
  const accion = <Contada />
  const primera = pagina('Uno', 'Dos')
  const { rerender } = render(dibujar(primera, accion))
  await screen.findByText('Uno', { selector: 'td:nth-child(2)' })
  const [boton] = screen.getAllByText('Abrir')
  const antes = dibujada.mock.calls.length
  rerender(dibujar([...primera], accion))
  expect(dibujada).toHaveBeenCalledTimes(antes)
  rerender(dibujar(pagina('Tres', 'Cuatro'), accion))
  await screen.findByText('Tres', { selector: 'td:nth-child(2)' })
  expect(screen.getAllByText('Abrir')[0]).toBe(boton)
})

it('an action of a row keeps no state of the record that stood there before', async () => {
  const Apartada = () => {
    const [si, setSi] = useState(false)
    return <button onClick={() => setSi(true)}>{si ? 'Apartada' : 'Apartar'}</button>
  }
  const accion = (
    <OfItsRecord>
      <Apartada />
    </OfItsRecord>
  )
  const { rerender } = render(dibujar(pagina('Uno', 'Dos'), accion))
  fireEvent.click((await screen.findAllByText('Apartar'))[0] ?? document.body)
  expect(screen.getAllByText('Apartada')).toHaveLength(1)
  rerender(dibujar(pagina('Dos', 'Uno'), accion))
  await screen.findByText('Uno', { selector: 'tr:last-child td:nth-child(2)' })
  expect(screen.queryByText('Apartada')).toBeNull()
})

it('a row on a phone is named by the readable parts of its title, also where these are of another record', async () => {
  const fila = { id: 'a1', id_clase: '5a2f', clase: { nombre: 'Saberes de la milpa' }, turno: 'escolar' }
  const Entregadas = () => (
    <ListContextProvider value={useList({ data: [fila], perPage: 50 })}>
      <DataTableBase storeKey="entregadas" hasBulkActions loading={null} empty={null}>
        <NarrowRows columns={shownColumns(resources.calificaciones, '', ['id_clase', 'turno'])} />
      </DataTableBase>
    </ListContextProvider>
  )
  render(
    <CoreAdminContext>
      <ResourceContextProvider value="calificaciones">
        <Entregadas />
      </ResourceContextProvider>
    </CoreAdminContext>,
  )
  await screen.findByText('Saberes de la milpa')
  expect(screen.getByRole('checkbox').getAttribute('aria-label')).toBe('Seleccionar Saberes de la milpa')
})
