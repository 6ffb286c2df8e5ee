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
let claves: Awaited<ReturnType<typeof vecinos>>
let una = ''
let otra = ''
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
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

/** Imports a sheet that moves these classes to these hours. Returns the doubts about the days of each row. */
const dudasDe = async (...renglones: [id_clase: string, desde: string, hasta: string][]) => {
  const { data } = await hoja.subir(
    'clases',
    Papa.unparse([['id_clase', 'Hora de inicio', 'Hora final'], ...renglones]),
  )
  const filas = await hoja.filas(data.id)
  return filas.map(({ dudas }) => dudas.flatMap(({ campo, mensaje }) => (campo === 'dias' ? mensaje : [])).join('. '))
}

it('two rows that move classes to one hour are told of the students in both', async () => {
  expect(await dudasDe([una, '16:00', '17:30'], [otra, '17:00', '18:30'])).toEqual([
    'Otro renglón del archivo ya tiene a Ana PérezA001 Cruz lunes y miércoles 17:00–18:30',
    'Otro renglón del archivo ya tiene a Ana PérezA001 Cruz lunes y miércoles 16:00–17:30',
  ])
  expect(await dudasDe([una, '16:00', '17:30'], [otra, '17:30', '19:00'])).toEqual(['', ''])
})

it('all students of both rows are named, also those in a third', async () => {
  const [tercera, cuarta] = await Promise.all(
    (
      [
        ['COM-3A', matriculas.slice(1, 2), 'B3'],
        ['COM-4A', matriculas.slice(0, 2), 'B4'],
      ] as const
    ).map(async ([clave_grupo, suyas, salon]) => {
      await e.db.insert(tables.grupos).values({ ...grupo, clave_grupo, nombre: clave_grupo })
      return clase(e.db, claves, {
        matriculas: [...suyas],
        cambios: { clave_grupo, matricula: persona('G').matricula, salon, hora_inicio: '07:00', hora_final: '08:00' },
      })
    }),
  )
  const [, deUna] = await dudasDe(
    [tercera ?? '', '16:00', '17:30'],
    [una, '16:00', '17:30'],
    [cuarta ?? '', '16:00', '17:30'],
  )
  expect(deUna).toBe(
    'Otro renglón del archivo ya tiene a Ana PérezA000 Cruz y Ana PérezA001 Cruz lunes y miércoles 16:00–17:30',
  )
})

it('and not of inactive ones', async () => {
  await e.db
    .update(tables.estudiantes)
    .set({ estatus: 0 })
    .where(eq(tables.estudiantes.matricula, matriculas[1] ?? ''))
  expect(await dudasDe([una, '16:00', '17:30'], [otra, '17:00', '18:30'])).toEqual(['', ''])
})
