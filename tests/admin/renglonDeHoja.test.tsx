import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { RowOfSheet } from '../../src/admin/import/RowOfSheet.tsx'
import type { Fila, Importacion } from '../../src/admin/import/importacion.ts'

const preview: Importacion = {
  id: '',
  archivo: 'libros.csv',
  momento: '',
  avisos: [],
  huella: '',
  columnas: [{ encabezado: 'Nombre', campo: 'titulo' }],
  campos: ['titulo', 'autor', 'anio'].map(campo => ({ campo, nombre: campo, requerido: true, falta: false })),
  cuenta: { total: 1, nuevos: 0, cambian: 0, iguales: 0, errores: 1, dudas: 0 },
  vacian: 0,
  avance: 100,
  aplicando: false,
  interrumpida: false,
}
const conFaltas = (faltas: Fila['faltas'], campos = preview.campos) => {
  const row: Fila = {
    importacion: '',
    renglon: 2,
    celdas: ['Uno'],
    estado: 'error',
    clave: null,
    titulo: 'Uno',
    cambios: {},
    faltas,
    dudas: [],
  }
  render(
    <RowOfSheet
      row={row}
      preview={{ ...preview, campos }}
      typed={{}}
      onType={() => undefined}
      onAccept={() => undefined}
    />,
  )
}

it('names the one column that a row lacks and, beside it, what is wrong with a field that no column fills', () => {
  conFaltas({ autor: 'Falta la columna «Autor»', cuidados: 'Elija los cuidados' })
  expect(screen.getByText('Falta la columna «Autor» · Elija los cuidados')).toBeDefined()
})

it('names several columns in one sentence, and that fault after it', () => {
  conFaltas({ autor: 'Falta «Autor»', cuidados: 'Elija los cuidados', anio: 'Falta «Año»' })
  expect(screen.getByText('Para un registro nuevo faltan columnas: autor, anio · Elija los cuidados')).toBeDefined()
})

const sinColumna = (...nombres: readonly string[]) =>
  nombres.map(campo => ({ campo, nombre: campo, requerido: true, falta: true }))

it('counts those that are named over the sheet', () => {
  conFaltas({ autor: 'Falta', anio: 'Falta', cuidados: 'Elija los cuidados' }, sinColumna('autor', 'anio'))
  expect(screen.getByText('Faltan 2 columnas (vea arriba) · Elija los cuidados')).toBeDefined()
})

it('names three of those, where another row lacks more, and counts four', () => {
  const campos = sinColumna('a', 'b', 'c', 'd', 'e')
  conFaltas({ a: 'Falta', b: 'Falta', c: 'Falta' }, campos)
  expect(screen.getByText('Para un registro nuevo faltan columnas: a, b, c')).toBeDefined()
  conFaltas({ a: 'Falta', b: 'Falta', c: 'Falta', d: 'Falta' }, campos)
  expect(screen.getByText('Faltan 4 columnas (vea arriba)')).toBeDefined()
})
