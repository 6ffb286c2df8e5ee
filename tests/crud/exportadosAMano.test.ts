import { readXlsx } from 'hucre/xlsx'
import { describe, expect, it } from 'vitest'
import { csvFile } from '../../server/crud/export/csvFile.ts'
import { exportQuery } from '../../server/crud/export/exportQuery.ts'
import type { Batches } from '../../server/crud/export/fileFormats.ts'
import { sheetName } from '../../server/crud/export/sheetName.ts'
import { xlsxFile } from '../../server/crud/export/xlsxFile.ts'
import '../../server/universityServer.ts'
import { resources } from '../../src/resources/index.ts'
import { doorColumn } from '../../src/schema/doors/doorColumns.ts'
import type { AnyResource, Door } from '../../src/schema/resource.ts'
import type { Registro } from '../../src/schema/record/valueAt.ts'
import { leerXlsx } from '../harness/leerXlsx.ts'

const { clases, consejeros, facilitadores, llavesDeSistemas, materias, programas }: Record<string, AnyResource> =
  resources
const sinPuerta: Door = { path: 'x', roles: ['coordinador'] }
const columnas = (resource: AnyResource | undefined, ...names: readonly string[]) =>
  names.flatMap(name => (resource && doorColumn(resource, sinPuerta, name)) ?? [])
const lotes = (...todos: readonly (readonly Registro[])[]): Batches =>
  new ReadableStream({
    start: control => {
      for (const cada of todos) control.enqueue(cada)
      control.close()
    },
  })
const leido = (archivo: ReadableStream<Uint8Array>) => new Response(archivo).arrayBuffer()

describe('the sheet of a workbook is called', () => {
  it.each<[AnyResource | undefined, object, string]>([
    [materias, {}, 'Materias'],
    [materias, { q: 'milpa' }, 'Materias · milpa'],
    [materias, { q: 7 }, 'Materias'],
    [materias, { nada: 'x' }, 'Materias'],
    [materias, { q: "d'Oaxaca's'" }, "Materias · d'Oaxaca's"],
    [materias, { q: String.raw`[a]:b*c?d/e\f` }, 'Materias · -a--b-c-d-e-f'],
    [materias, { q: 'a\u0000b\u001fc' }, 'Materias · a-b-c'],
    [materias, { q: `${'a'.repeat(19)} b` }, `Materias · ${'a'.repeat(19)}`],
    [consejeros, { status: 0 }, 'Consejeros · Estatus Inactivo'],
    [clases, { status_facilitador: true, q: 'aula' }, 'Asignaturas · aula · Calificada'],
    [programas, { creditos_gte: 100, duracion: 8 }, 'Programas · Créditos desde 100'],
    [materias && { ...materias, label: { one: 'Suceso', many: 'History' } }, {}, 'Suceso'],
  ])('%#', (resource, filter, name) => {
    if (!resource) throw new Error('no such resource')
    expect(sheetName(resource, { ...filter })).toBe(name)
  })
})

describe('a file is asked for', () => {
  const pedido = (columnasDichas: unknown, formato: unknown = 'csv') => {
    if (!facilitadores) throw new Error('no such resource')
    const { format, columns } = exportQuery(facilitadores, facilitadores.lists.todos ?? sinPuerta, {
      formato,
      columnas: columnasDichas,
    })
    return [format, ...columns.map(({ source }) => source)]
  }
  const lasDeLaLista = ['matricula', 'nombreC', 'status', 'sexo', 'telefono', 'email']

  it('with the columns of its list, or others, each once', () => {
    expect(pedido(undefined)).toEqual(['csv', ...lasDeLaLista])
    expect(pedido('', 'xlsx')).toEqual(['xlsx', ...lasDeLaLista])
    expect(pedido('telefono,matricula,telefono')).toEqual(['csv', 'telefono', 'matricula'])
    const primeras = Array.from({ length: 200 }, (_, at) => `x${at}`)
    expect(() => pedido([...primeras, 'matricula'].join(','))).toThrow(
      'Esta lista no tiene una de las columnas pedidas',
    )
  })

  it('in a sentence that names the fault', () => {
    expect(() => pedido(7)).toThrow('Las columnas no son válidas')
    expect(() => pedido(['matricula'])).toThrow('Las columnas no son válidas')
    expect(() => pedido('matricula,password')).toThrow('Esta lista no tiene una de las columnas pedidas')
    for (const formato of ['pdf', undefined, 'toString'])
      expect(() => pedido(undefined, formato ?? null)).toThrow('El formato no es válido: elija csv o xlsx')
  })
})

it('a workbook has columns wide enough, numbers and days as such, and no cell too long for Excel', async () => {
  const suyas = [
    ...columnas(consejeros, 'curp', 'fecha_nacimiento', 'status', 'nombreC', 'calle'),
    ...columnas(programas, 'clave', 'creditos'),
    ...columnas(clases, 'status_escolar'),
    ...columnas(llavesDeSistemas, 'activa'),
  ]
  const dicho = {
    curp: 'C',
    fecha_nacimiento: '2001-02-03',
    status: 1,
    nombreC: 'x'.repeat(32_768),
    calle: '=1',
    clave: '007',
    creditos: 4.5,
    status_escolar: false,
    activa: true,
  }
  const archivo = await leido(xlsxFile(suyas, lotes([dicho], [], [{}, { creditos: 0 }]), 'Hoja'))
  const estilos = (await readXlsx(new Uint8Array(archivo), { readStyles: true })).sheets[0]?.cells
  expect([1, 6].map(columna => estilos?.get(`1,${columna}`)?.style?.numFmt ?? 'General')).toEqual([
    'dd/mm/yyyy',
    'General',
  ])
  const libro = leerXlsx(archivo)
  expect([libro.nombre, libro.fija, libro.formulas]).toEqual(['Hoja', true, 0])
  expect(libro.anchos).toEqual([20, 21, 24, 24, 24, 12, 12, 36, 8])
  const texto = (valor: string) => ({ tipo: 'texto', valor })
  expect(libro.filas[1]).toEqual([
    texto('C'),
    { tipo: 'fecha', valor: '2001-02-03' },
    texto('Activo'),
    texto('x'.repeat(32_767)),
    texto('=1'),
    texto('007'),
    { tipo: 'numero', valor: 4.5 },
    texto('No'),
    texto('Sí'),
  ])
  expect(libro.filas.slice(2).map(fila => fila.filter(Boolean))).toEqual([[], [{ tipo: 'numero', valor: 0 }]])
})

it('a text file has a mark, its headings and a line for each record, also where there is none', async () => {
  const suyas = columnas(materias, 'clave_materia', 'creditos')
  const texto = async (...todos: readonly (readonly Registro[])[]) =>
    new TextDecoder('utf-8', { ignoreBOM: true }).decode(await leido(csvFile(suyas, lotes(...todos))))
  expect(await texto()).toBe('\ufeffClave,Créditos')
  expect(await texto([{ clave_materia: 'A,1', creditos: 4.5 }, {}], [{ clave_materia: '=B' }])).toBe(
    '\ufeffClave,Créditos\r\n"A,1",4.5\r\n,\r\n"\'=B",',
  )
})
