import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import {
  avisos,
  campo,
  dialogos,
  dejar,
  elegir,
  escribir,
  guardar,
  mensaje,
  pulsar,
  titulo,
  valor,
} from '../../admin/formulario.ts'
import { pantalla } from '../../admin/pantalla.ts'
import { cuc } from '../../harness/filas.ts'

const { abrir, escritas } = pantalla()
const llegar = () => abrir('coordinador', '/aulas', 'Aulas')

const agregar = async (clave: string, nombre: string, tipo: string) => {
  fireEvent.click(screen.getByRole('button', { name: 'Agregar' }))
  expect(titulo()).toBe('Agregar Aula')
  escribir('Clave', clave)
  escribir('Nombre', nombre)
  escribir('Capacidad', '30')
  await elegir('Tipo', tipo)
  await elegir('CUC', cuc.nombre)
  await guardar()
}

it('Agregar: refuses in place what the declaration refuses, then sends it once and shows it', async () => {
  await llegar()
  fireEvent.click(screen.getByRole('button', { name: 'Agregar' }))
  escribir('Clave', 'corta')
  dejar('Clave')
  await waitFor(() => expect(mensaje('Clave')).toBe("La 'clave del aula' debe contener 10 caracteres"))
  escribir('Capacidad', '501')
  dejar('Capacidad')
  await waitFor(() => expect(mensaje('Capacidad')).toBe('La capacidad debe ser de 1 a 500'))
  escribir('Clave', '')
  escribir('Capacidad', '')
  pulsar('Cancelar')
  await waitFor(() => expect(dialogos()).toEqual([]))
  await agregar('AULA-00001', 'Álamo', 'Taller')
  expect(await escritas()[0]?.cuerpo()).toMatchObject({
    clave: 'AULA-00001',
    nombre: 'Álamo',
    capacidad: 30,
    tipo: 'Taller',
    clave_cuc: cuc.clave,
    activa: true,
  })
  expect(avisos()).toEqual(['Aula registrada correctamente'])
  await screen.findByText('Álamo')
})

it('the list shows its columns and searches; CSV gives what it shows', async () => {
  const cerrar = await llegar()
  await agregar('AULA-00002', '=Zapote', 'Laboratorio')
  expect((await screen.findAllByRole('columnheader')).map(({ textContent }) => textContent)).toEqual([
    '',
    'Clave',
    'Nombre',
    'Capacidad',
    'Tipo',
    'CUC',
    'Activa',
    'Acciones',
  ])
  const hechos: Blob[] = []
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: (blob: Blob) => hechos.push(blob) && 'blob:x' }))
  fireEvent.click(screen.getByRole('button', { name: 'Exportar CSV' }))
  await waitFor(() => expect(hechos).toHaveLength(1))
  const csv = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await hechos[0]?.arrayBuffer())
  expect(csv.split('\r\n')).toEqual([
    '\ufeffClave,Nombre,Capacidad,Tipo,CUC,Activa',
    `AULA-00002,"'=Zapote",30,Laboratorio,CUC Guelatao,Sí`,
    'AULA-00001,Álamo,30,Taller,CUC Guelatao,Sí',
  ])
  fireEvent.change(screen.getByLabelText('Buscar'), { target: { value: 'alamo' } })
  await waitFor(() => expect(screen.queryByText('=Zapote')).toBeNull())
  expect(screen.getByText('Álamo')).toBeDefined()
  cerrar()
})

it('Editar: its key is locked; Eliminar: everything is', async () => {
  await llegar()
  fireEvent.click(await screen.findByRole('button', { name: /^Editar .*lamo/ }))
  expect([
    titulo(),
    valor('Clave'),
    campo('Clave').hasAttribute('disabled'),
    campo('Nombre').hasAttribute('disabled'),
  ]).toEqual(['Editar Aula', 'AULA-00001', true, false])
  escribir('Nombre', 'Encino')
  await guardar()
  await screen.findByText('Encino')
  fireEvent.click(screen.getByRole('button', { name: /^Eliminar Encino/ }))
  expect([titulo(), campo('Nombre').hasAttribute('disabled')]).toEqual(['Eliminar Aula', true])
  await guardar()
  await waitFor(() => expect(screen.queryByText('Encino')).toBeNull())
  expect(escritas().map(({ metodo, ruta }) => `${metodo} ${ruta}`)).toEqual([
    'PUT aulas/AULA-00001',
    'DELETE aulas/AULA-00001',
  ])
})

it('the menu leads to it', async () => {
  await abrir('coordinador', '/homePage', 'Bienvenido al sistema')
  const [menu] = screen.getAllByRole('navigation')
  if (!menu) throw new Error('no menu')
  fireEvent.click(within(menu).getByText('Aulas'))
  expect(await screen.findByRole('heading', { level: 1, name: 'Aulas' })).toBeDefined()
})
