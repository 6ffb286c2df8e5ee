import { readXlsx } from 'hucre/xlsx'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { ana, biblioteca, eva, libro, otro, type Biblioteca } from './biblioteca.ts'

let b: Biblioteca
beforeAll(async () => {
  b = await biblioteca()
  for (const cada of [libro, otro]) await b.pedir('flor', 'POST', 'libros', cada)
  for (const cada of [ana, eva]) await b.pedir('flor', 'POST', 'socias', cada)
})
afterAll(() => b.cerrar())

it('a template offers what may be chosen by name where that hangs from nothing, and says what each column takes', async () => {
  const plantilla = async (recurso: string) => {
    const respuesta = await b.app.request(`/api/importaciones/${recurso}/plantilla`, {
      headers: { Authorization: 'Bearer flor' },
    })
    const { sheets } = await readXlsx(new Uint8Array(await respuesta.arrayBuffer()), { readStyles: true })
    const [hoja, notas, opciones] = sheets
    return {
      formatos: [...(hoja?.cells ?? [])].map(([, { style }]) => style?.numFmt),
      listas: hoja?.dataValidations,
      notas: notas?.rows,
      anchos: notas?.columns?.map(({ width }) => width),
      opciones: opciones?.rows.slice(1).map(fila => fila.slice(0, 2)),
      ocultas: sheets.map(({ name, hidden }) => [name, hidden === true]),
    }
  }
  const prestamos = await plantilla('prestamos')
  expect(prestamos.formatos).toEqual(['@', '@', 'dd/mm/yyyy', 'dd/mm/yyyy'])
  expect(prestamos.listas).toMatchObject([
    {
      type: 'list',
      range: 'A2:A5001',
      formula1: 'Opciones!$A$2:$A$3',
      allowBlank: true,
      showErrorMessage: true,
      errorStyle: 'warning',
      errorTitle: 'No está en la lista',
      errorMessage: 'Elija uno de la lista.',
    },
    { range: 'B2:B5001', formula1: 'Opciones!$B$2:$B$3' },
  ])
  const columna = (at: number) => prestamos.opciones?.map(fila => String(fila[at])).toSorted()
  expect([columna(0), columna(1)]).toEqual([
    ['El llano en llamas', 'Águila o sol'],
    ['Ana Cruz', 'Eva Mar'],
  ])
  const nombrado = 'El nombre o la clave, como están en el sistema'
  expect(prestamos.notas).toEqual([
    ['Columna', 'Obligatoria', 'Qué se escribe', 'Ejemplo'],
    ['Libro', 'Sí', nombrado, prestamos.opciones?.[0]?.[0]],
    ['Socia', 'Sí', nombrado, prestamos.opciones?.[0]?.[1]],
    ['Salida', 'Sí', 'Una fecha: dd/mm/aaaa', '15/08/2001'],
    ['Vence', 'Sí', 'Una fecha: dd/mm/aaaa', '15/08/2001'],
  ])
  expect([prestamos.anchos, prestamos.ocultas]).toEqual([
    [28, 14, 70, 28],
    [
      ['Préstamos', false],
      ['Notas', false],
      ['Opciones', true],
    ],
  ])
  const ejemplares = await plantilla('ejemplares')
  expect(ejemplares.formatos).toEqual(['@', '@', 'General', '@', '@', '@'])
  expect(ejemplares.listas).toMatchObject([{ range: 'E2:E5001' }])
  expect(ejemplares.notas?.slice(1).map(fila => fila.slice(0, 3))).toEqual([
    ['Código', 'Sí', ''],
    ['Sala', 'Sí', ''],
    ['Piso', 'Sí', ''],
    ['Estante', 'Sí', nombrado],
    ['Regalado', 'No', 'Sí o No'],
    ['Motivo', 'Según el caso', ''],
  ])
})
