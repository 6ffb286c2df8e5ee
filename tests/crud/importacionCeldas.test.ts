import { readXlsx } from 'hucre/xlsx'
import Papa from 'papaparse'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { resources } from '../../src/resources/index.ts'
import { importableFields, templateFields } from '../../src/schema/cells/importable.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { importador } from '../harness/importador.ts'

let e: Escena
let token: string
let coordinador: ReturnType<typeof importador>
beforeAll(async () => {
  e = await escena({ sembrada: true })
  token = await e.tokenDe('coordinador')
  coordinador = importador(e, token)
})
afterAll(() => e.cerrar())

const csv = (rows: readonly (readonly string[])[]) => Papa.unparse(rows.map(row => [...row]))
const cabeza = ['Clave', 'Nombre', 'Créditos']
const bajar = async (camino: string) => {
  const respuesta = await e.app.request(
    `/api/importaciones/${camino}`,
    { headers: { authorization: `Bearer ${token}` } },
    { incoming: { socket: { remoteAddress: '10.0.0.1' } } },
  )
  return readXlsx(new Uint8Array(await respuesta.arrayBuffer()))
}

describe('a wrong cell', () => {
  it('is corrected where it stands', async () => {
    const { data } = await coordinador.subir(
      'materias',
      csv([cabeza, ['COR-1', 'Botánica', 'muchos'], ['COR-2', '', '6']]),
    )
    const { data: mejor } = await coordinador.escribir(`${data.id}/celdas`, {
      cambios: [
        { renglon: 2, columna: 2, valor: '6' },
        { renglon: 3, columna: 1, valor: 'Zoología' },
      ],
    })
    expect(mejor.cuenta).toMatchObject({ nuevos: 2, errores: 0 })
  })

  it('comes back in a file with what is wrong beside it, which is read again once it was cured', async () => {
    const { data } = await coordinador.subir(
      'materias',
      csv([cabeza, ['ERR-1', 'Botánica', 'muchos'], ['ERR-2', 'Zoología', '6']]),
    )
    const [hoja] = (await bajar(`${data.id}/errores`)).sheets
    expect(hoja?.rows).toEqual([
      [...cabeza, 'error'],
      ['ERR-1', 'Botánica', 'muchos', "Créditos: El campo 'Créditos' debe ser un número"],
    ])
    const curada = csv([
      [...cabeza, 'error'],
      ['ERR-1', 'Botánica', '6', 'lo que decía'],
    ])
    expect((await coordinador.subir('materias', curada)).data.cuenta).toMatchObject({ nuevos: 1, errores: 0 })
  })
})

describe('the template', () => {
  it('has the headings, notes with an example each, and what may be chosen as lists', async () => {
    const libro = await bajar('periodos/plantilla')
    const [hoja, notas] = libro.sheets
    const titulos = templateFields(resources.periodos).map(([, { label }]) => label)
    expect(hoja?.rows[0]).toEqual(titulos)
    expect(notas?.rows.slice(1).map(fila => fila[0])).toEqual(titulos)
    expect(notas?.rows.slice(1).every(fila => String(fila[3] ?? '') !== '')).toBe(true)
    expect(hoja?.dataValidations).toEqual([expect.objectContaining({ type: 'list' })])
  })

  it('filled in is a valid file', async () => {
    const libro = await bajar('materias/plantilla')
    const filas = [...(libro.sheets[0]?.rows ?? []), ['PLA-1', 'Botánica', '6']].map(fila => fila.map(String))
    expect((await coordinador.subir('materias', csv(filas))).data.cuenta).toMatchObject({ nuevos: 1, errores: 0 })
    expect(templateFields(resources.materias)).toHaveLength(3)
  })
})

describe('what a caller may not see', () => {
  it('a preview of somebody else is not there, nor its rows, faults or application', async () => {
    const { data } = await coordinador.subir('materias', csv([cabeza, ['AJE-1', 'Botánica', '6']]))
    const otro = await e.tokenDe('administrativo')
    for (const [metodo, camino] of [
      ['GET', 'filas'],
      ['GET', 'errores'],
      ['POST', 'aplicar'],
    ] as const) {
      const { status } = await e.pedir(metodo, `importaciones/${data.id}/${camino}`, {
        token: otro,
        ...(metodo === 'POST' && { cuerpo: { huella: data.huella } }),
      })
      expect([camino, status]).toEqual([camino, 404])
    }
    expect((await e.pedir('POST', 'importaciones/materias', { token: otro, cuerpo: new Blob(['x']) })).status).toBe(403)
  })
})

describe('a part of a record', () => {
  it('comes in by headings of its own or in one cell, names what is wrong in it, and our export of it says no change', async () => {
    const [una, otra, tercera] = (await e.db.select().from(tables.materias)).map(({ clave_materia }) => clave_materia)
    const [programa = ''] = (await e.db.select().from(tables.programas)).map(({ nombre }) => nombre)
    const plan = ['Nombre', 'Ciclo 2', 'Programa', 'Créditos totales', 'CICLO 1', 'Ciclo 3']
    const { data } = await coordinador.subir(
      'reticulas',
      csv([
        plan,
        ['Plan nuevo', otra ?? '', programa, '300', `${tercera}, ${una}`, ''],
        ['Plan ajeno', otra ?? '', programa, '300', 'NADIE-1', ''],
        ['Plan con hueco', '', programa, '300', una ?? '', otra ?? ''],
        ['Plan doble', una ?? '', programa, '300', una ?? '', ''],
        ['Plan vacío', '', programa, '300', '', ''],
      ]),
    )
    const faltas = (await coordinador.filas(data.id)).map(fila => Object.values(fila.faltas))
    expect(faltas).toEqual([
      [],
      ['«NADIE-1» no es la clave de ninguna materia'],
      ['Falta el ciclo 2: los ciclos se numeran desde el 1, sin saltos'],
      ['Una materia no puede estar dos veces en la malla'],
      ['Agregue los ciclos y materias'],
    ])
    expect((await coordinador.aplicar(data, { omitir: true })).message).toContain('1 nuevo')
    const columnas = importableFields(resources.reticulas).map(([name]) => name)
    const exportado = new TextDecoder().decode(
      await coordinador.exportado(`reticulas?columnas=${columnas.join(',')}`, 'csv'),
    )
    expect(exportado).toContain(`Ciclo 1: ${tercera}, ${una}; Ciclo 2: ${otra}`)
    const { data: misma } = await coordinador.subir('reticulas', exportado)
    expect(misma.cuenta).toMatchObject({ nuevos: 0, cambian: 0, errores: 0 })
  })
})

it('a record whose key nobody reads is meant by the code that its list shows, or by its name', async () => {
  const escolar = importador(e, await e.tokenDe('escolar'))
  const [materia] = await e.db.select().from(tables.materias)
  const suyos = new TextDecoder().decode(await escolar.exportado('cuc/estudiantes/escolar?columnas=matricula', 'csv'))
  const [, [alumna = ''] = []] = Papa.parse<string[]>(suyos).data
  const renglon = (dicha: string) => [alumna, dicha, '2019-1', '8.5', 'Ordinario', 'Archivo']
  const { data } = await escolar.subir(
    'calificacionesPrevias',
    csv([
      ['Estudiante', 'Materia', 'Periodo escrito', 'Calificación', 'Tipo', 'Motivo'],
      renglon(materia?.clave_materia.toLowerCase() ?? ''),
      renglon('NADIE-1'),
    ]),
  )
  const filas = await escolar.filas(data.id)
  expect(filas.map(({ faltas }) => Object.keys(faltas))).toEqual([[], ['id_materia']])
})
