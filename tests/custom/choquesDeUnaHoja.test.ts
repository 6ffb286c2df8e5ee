import { eq } from 'drizzle-orm'
import Papa from 'papaparse'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { grupo, persona } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { vecinos } from '../harness/vecinos.ts'

const segundo = { ...grupo, clave_grupo: 'COM-2A', nombre: 'Segundo A' }

let e: Escena
let hoja: ReturnType<typeof importador>
let matriculas: readonly string[] = []
let una = ''
let otra = ''
beforeAll(async () => {
  e = await escena()
  const claves = await vecinos(e.db)
  await e.db.insert(tables.grupos).values(segundo)
  hoja = importador(e, await e.tokenDe('escolar'))
  matriculas = await alumnos(e.db, claves, 3)
  una = await clase(e.db, claves, { matriculas: matriculas.slice(0, 2) })
  otra = await clase(e.db, claves, {
    matriculas: matriculas.slice(1),
    cambios: {
      clave_grupo: segundo.clave_grupo,
      matricula: persona('G').matricula,
      salon: 'B2',
      hora_inicio: '12:00',
      hora_final: '13:30',
    },
  })
})
afterAll(() => e.cerrar())

/** What is doubted of the days of each row of a sheet that moves both classes to these hours. */
const dudasDe = async (...horas: [desde: string, hasta: string][]) => {
  const { data } = await hoja.subir(
    'clases',
    Papa.unparse([
      ['id_clase', 'Hora de inicio', 'Hora final'],
      ...horas.map((suyas, lugar) => [lugar ? otra : una, ...suyas]),
    ]),
  )
  const filas = await hoja.filas(data.id)
  return filas.map(({ dudas }) => dudas.flatMap(({ campo, mensaje }) => (campo === 'dias' ? mensaje : [])).join('. '))
}

it('two rows that move classes to one hour are told of the students whom these share', async () => {
  expect(await dudasDe(['16:00', '17:30'], ['17:00', '18:30'])).toEqual([
    'Otro renglón del archivo ya tiene a Ana PérezA001 Cruz lunes y miércoles 17:00–18:30',
    'Otro renglón del archivo ya tiene a Ana PérezA001 Cruz lunes y miércoles 16:00–17:30',
  ])
  expect(await dudasDe(['16:00', '17:30'], ['17:30', '19:00'])).toEqual(['', ''])
})

it('and not of who is no longer active', async () => {
  await e.db
    .update(tables.estudiantes)
    .set({ estatus: 0 })
    .where(eq(tables.estudiantes.matricula, matriculas[1] ?? ''))
  expect(await dudasDe(['16:00', '17:30'], ['17:00', '18:30'])).toEqual(['', ''])
})
