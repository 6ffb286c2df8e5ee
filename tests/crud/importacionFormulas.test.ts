import { writeXlsx, type WriteSheet } from 'hucre/xlsx'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { escena, type Escena } from '../harness/escena.ts'
import { contadorDeCambios } from '../harness/huella.ts'
import { importador } from '../harness/importador.ts'

let e: Escena
let coordinador: ReturnType<typeof importador>
let cambios: () => Promise<number>
beforeAll(async () => {
  e = await escena()
  coordinador = importador(e, await e.tokenDe('coordinador'))
  cambios = await contadorDeCambios(e.db)
})
afterAll(() => e.cerrar())

const encabezados = ['Clave', 'Nombre', 'Créditos']
const sinResultado = /fórmula sin resultado: abra el archivo en su hoja de cálculo, guárdelo/

/** Builds a workbook of materias, with these cells over those of its rows. */
const libro = async (filas: WriteSheet['rows'], celdas: NonNullable<WriteSheet['cells']>) =>
  new Uint8Array(await writeXlsx({ sheets: [{ name: 'Hoja1', rows: [encabezados, ...(filas ?? [])], cells: celdas }] }))

/** Returns the result of reviewing a workbook: its notices, and the cells and faults of each row. */
const revisado = async (archivo: Uint8Array<ArrayBuffer>) => {
  const { data } = await coordinador.subir('materias', archivo, 'materias.xlsx')
  const { id, huella, avisos }: { id: string; huella: string; avisos: unknown } = data
  const filas = (await coordinador.filas(id)).map(({ renglon, celdas, faltas }) => ({ renglon, celdas, faltas }))
  return { id, huella, avisos, filas }
}

describe('a formula without its result in the sheet', () => {
  it('is refused at its row and column, in any column, and nothing is imported', async () => {
    const { id, huella, filas, avisos } = await revisado(
      await libro(
        [
          ['FOR-1', 'Apicultura', null],
          [null, 'Botánica', 6],
          ['FOR-3', 'Cunicultura', 6],
        ],
        new Map([
          ['1,2', { value: null, formula: 'SUM(2,4)' }],
          ['2,0', { value: null, formula: 'CONCATENATE("FOR-",2)' }],
        ]),
      ),
    )
    expect(filas.map(({ renglon, faltas }) => [renglon, faltas])).toEqual([
      [2, { creditos: expect.stringMatching(sinResultado) }],
      [3, { clave_materia: expect.stringMatching(sinResultado) }],
      [4, {}],
    ])
    expect(avisos).toEqual([])
    const antes = await cambios()
    expect((await coordinador.aplicar({ id, huella })).status).toBe(409)
    expect(await cambios()).toBe(antes)
  })

  it('is no key: two rows with such keys are not the same record', async () => {
    const { filas } = await revisado(
      await libro(
        [
          [null, 'Apicultura', 6],
          [null, 'Botánica', 6],
        ],
        new Map([
          ['1,0', { value: null, formula: 'CONCATENATE("FOR-",8)' }],
          ['2,0', { value: null, formula: 'CONCATENATE("FOR-",9)' }],
        ]),
      ),
    )
    expect(filas.map(({ faltas }) => faltas)).toEqual(
      filas.map(() => ({ clave_materia: expect.stringMatching(sinResultado) })),
    )
    expect(filas).toHaveLength(2)
  })

  it('is cured in place, as any cell', async () => {
    const { id } = await revisado(
      await libro([['FOR-4', 'Avicultura', null]], new Map([['1,2', { value: null, formula: '3+3' }]])),
    )
    const { data } = await coordinador.escribir(`${id}/celdas`, { cambios: [{ renglon: 2, columna: 2, valor: '6' }] })
    expect(data.cuenta).toMatchObject({ nuevos: 1, errores: 0 })
  })

  it('does not empty the stored value', async () => {
    const { data } = await coordinador.subir('materias', 'Clave,Nombre,Créditos\nFOR-5,Ganadería,6')
    await coordinador.aplicar(data)
    const { filas } = await revisado(
      await libro([['FOR-5', null, 6]], new Map([['1,1', { value: null, formula: 'UPPER("ganadería")' }]])),
    )
    expect(filas[0]?.faltas).toEqual({ nombre: expect.stringMatching(sinResultado) })
  })

  it('beside one with an empty text, read as such, and one with a figure, which is told', async () => {
    const { filas, avisos } = await revisado(
      await libro(
        [['FOR-6', null, null]],
        new Map([
          ['1,1', { value: '', formula: 'IF(1=2,"x","")', formulaResult: '' }],
          ['1,2', { value: 6, formula: '2*3', formulaResult: 6 }],
        ]),
      ),
    )
    expect(filas).toEqual([
      { renglon: 2, celdas: ['FOR-6', '', '6'], faltas: { nombre: expect.stringMatching(/requerido/) } },
    ])
    expect(avisos).toEqual([expect.stringMatching(/fórmulas \(2, la primera en B2\): se leyó el resultado/)])
  })
})

describe('a cell with the error of a formula', () => {
  it.each(['#N/A', '#¡REF!', '#¡VALOR!', '#VALUE!', '#¡DESBORDAMIENTO!', '#CALC!', '#####', 'Err:502'])(
    '«%s» is a fault of its cell',
    async dicho => {
      const { data } = await coordinador.subir('materias', `Clave,Nombre,Créditos\nFOR-7,${dicho},6`)
      expect((await coordinador.filas(data.id))[0]?.faltas).toEqual({ nombre: expect.stringMatching(/tiene un error/) })
    },
  )
})
