import { writeXlsx, type WriteSheet } from 'hucre/xlsx'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { materia, vecinos } from '../harness/vecinos.ts'

const { estudiantes } = tables

let e: Escena
let escolar: ReturnType<typeof importador>
beforeAll(async () => {
  e = await escena()
  const { colonia, id_reticula } = await vecinos(e.db)
  escolar = importador(e, await e.tokenDe('escolar'))
  const comun = { ...estudiante, calle: 'Del Tequio', num_exterior: '8', colonia, id_reticula }
  await e.db.insert(estudiantes).values([
    { ...comun, matricula: conCeros, nombre: 'Ana' },
    { ...comun, matricula: tecleada, nombre: 'Berta' },
  ])
})
afterAll(() => e.cerrar())

/** A typed key, and the digits that Excel keeps once it is a number. */
const tecleada = '202601010000000017'
const conCeros = '202601010000000000'

const libro = async (rows: WriteSheet['rows']) => new Uint8Array(await writeXlsx({ sheets: [{ name: 'Hoja1', rows }] }))
const sinSusCifras = (escrito: string) =>
  `La hoja guardó este número sin todas sus cifras (${escrito}): dé a su columna formato de texto y escríbalo de nuevo, o corríjalo aquí`

const telefonoDe = async (matricula: string) =>
  (await e.db.select().from(estudiantes).where(eq(estudiantes.matricula, matricula)))[0]?.telefono

it('finds nobody by a matrícula stored as a number, and corrects it in its cell', async () => {
  const { data } = await escolar.subir(
    'estudiantes',
    await libro([
      ['Matrícula', 'Teléfono'],
      [Number(tecleada), 9510000000],
      [tecleada, 9510000001],
    ]),
    'hoja.xlsx',
  )
  const [mala, buena] = await escolar.filas(data.id)
  expect([mala?.estado, mala?.clave, mala?.faltas.matricula]).toEqual(['error', null, sinSusCifras('2.0260101E+17')])
  expect([buena?.estado, buena?.clave]).toEqual(['cambia', tecleada])
  await escolar.aplicar(data, { omitir: true })
  expect([await telefonoDe(conCeros), await telefonoDe(tecleada)]).toEqual([estudiante.telefono, '9510000001'])
})

it('a grade of another periodo belongs to nobody either, from a workbook or from its CSV by Excel', async () => {
  const cabeza = ['Estudiante', 'Materia', 'Calificación', 'Periodo escrito', 'Tipo', 'Motivo']
  const resto = [materia.nombre, 9.5, 'Agosto 2019', 'Ordinario', 'Acta']
  const { data } = await escolar.subir(
    'calificacionesPrevias',
    await libro([cabeza, [Number(tecleada), ...resto], [-1e15, ...resto], [1e21, ...resto]]),
    'hoja.xlsx',
  )
  expect((await escolar.filas(data.id)).map(({ faltas }) => faltas)).toEqual(
    ['2.0260101E+17', '-1E+15', '1E+21'].map(escrito => ({ matricula_estudiante: sinSusCifras(escrito) })),
  )
  const { data: deCsv } = await escolar.subir(
    'calificacionesPrevias',
    [cabeza, ['2.02601E+17', ...resto], ['"2,02601E+17"', ...resto]].map(renglon => renglon.join(',')).join('\n'),
  )
  expect((await escolar.filas(deCsv.id)).map(({ faltas }) => faltas)).toEqual(
    ['2.02601E+17', '2,02601E+17'].map(escrito => ({ matricula_estudiante: sinSusCifras(escrito) })),
  )
})

it('reads a telephone in groups as its ten digits, and refuses a longer one in the words of the form', async () => {
  const { data } = await escolar.subir(
    'estudiantes',
    ['Matrícula,Teléfono', `${tecleada},+52 951 000-0002`, `${conCeros},951 000 0003 o 04`].join('\n'),
  )
  const [leida, mala] = await escolar.filas(data.id)
  expect([leida?.estado, mala?.faltas]).toEqual(['cambia', { telefono: "El 'teléfono' debe contener 10 dígitos" }])
  await escolar.aplicar(data, { omitir: true })
  expect(await telefonoDe(tecleada)).toBe('9510000002')
})

it('fifteen digits are all there, and a figure stays one', async () => {
  const coordinador = importador(e, await e.tokenDe('coordinador'))
  const { data } = await coordinador.subir(
    'materias',
    await libro([
      ['Clave', 'Nombre', 'Créditos'],
      [999_999_999_999_999, 'Botánica', 1e17],
    ]),
    'hoja.xlsx',
  )
  const [fila] = await coordinador.filas(data.id)
  expect([fila?.celdas[0], Object.keys(fila?.faltas ?? {})]).toEqual(['999999999999999', ['creditos']])
  expect(fila?.faltas.creditos).not.toContain('La hoja')
})

it('credits with a comma before three figures are doubted: they may be decimals', async () => {
  const hoja = importador(e, await e.tokenDe('coordinador'))
  const filas = async (...creditos: string[]) => {
    const rows = creditos.map((dichos, lugar) => `MAT-${lugar},Tejido ${lugar},"${dichos}"`)
    const { data } = await hoja.subir('materias', ['Clave,Nombre,Créditos', ...rows].join('\n'))
    return (await hoja.filas(data.id)).map(({ estado, dudas }) => [estado, dudas.map(({ mensaje }) => mensaje)])
  }
  expect(await filas('7,500', '7.5', '7,5', '7500')).toEqual([
    ['nuevo', ['«7,500» se leyó como 7500: si son decimales, escríbalos con punto']],
    ['nuevo', []],
    ['nuevo', []],
    ['nuevo', []],
  ])
})
