import Papa from 'papaparse'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { historial } from '../../server/crud/tables.ts'
import { resources } from '../../src/resources/index.ts'
import { importableFields } from '../../src/schema/cells/importable.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { importador } from '../harness/importador.ts'

let e: Escena
let escolar: ReturnType<typeof importador>
let cabeza: string[] = []
let modelo: string[] = []
const campos = importableFields(resources.estudiantes).map(([name]) => name)
const lugar = (name: string) => campos.indexOf(name)
beforeAll(async () => {
  e = await escena({ sembrada: true })
  escolar = importador(e, await e.tokenDe('escolar'))
  const texto = new TextDecoder().decode(
    await escolar.exportado(`cuc/estudiantes/escolar?columnas=${campos.join(',')}`, 'csv'),
  )
  const [primera = [], ...filas] = Papa.parse<string[]>(texto.replace(/^\ufeff/, '')).data
  cabeza = primera
  modelo = filas.find(fila => fila[lugar('curp')]) ?? []
})
afterAll(() => e.cerrar())

const fila = (cual: number, cambios: Readonly<Record<string, string>> = {}) =>
  campos.map(
    (name, at) =>
      ({
        matricula: `NUEVA${String(cual).padStart(13, '0')}`,
        email: `nueva.${cual}@ejemplo.mx`,
        estatus: '',
        ...cambios,
      })[name] ??
      modelo[at] ??
      '',
  )
const hoja = (...filas: string[][]) => Papa.unparse([cabeza, ...filas])

/** Returns the doubts about a field of a row. */
const dudaDe = (una: { dudas: readonly { campo: string; mensaje: string }[] } | undefined, campo: string) =>
  una?.dudas
    .filter(cada => cada.campo === campo)
    .map(({ mensaje }) => mensaje)
    .join('. ')

it('a row of an existing person, or of one twice in the file, is a doubt; once accepted, history says so', async () => {
  const otra = { curp: 'XEXX010101HNEXXXA4', nombre: 'Zoila', apellidopaterno: 'Xool' }
  const { data } = await escolar.subir('estudiantes', hoja(fila(1), fila(2, otra), fila(3, otra)))
  const filas = await escolar.filas(data.id)
  expect(filas.map(({ estado }) => estado)).toEqual(['nuevo', 'nuevo', 'nuevo'])
  expect(dudaDe(filas[0], 'curp')).toMatch(/^Ya hay una persona con esta CURP: .+ \(Estudiante, .+\)$/)
  expect(dudaDe(filas[1], 'curp')).toContain('Otro renglón del archivo tiene esta CURP')
  expect(dudaDe(filas[2], 'curp')).toContain('Otro renglón del archivo tiene esta CURP')
  expect((await escolar.aplicar(data)).status).toBe(409)
  expect(await escolar.aplicar(data, { dudas: true })).toMatchObject({ status: 200 })
  const [alta] = await e.db
    .select()
    .from(historial)
    .where(eq(historial.clave, `NUEVA${'1'.padStart(13, '0')}`))
  expect(alta?.motivo).toBe(`Guardado con advertencias a la vista: ${dudaDe(filas[0], 'curp')}`)
})

it('an empty cell is taken from the CURP, as a doubt', async () => {
  const { data } = await escolar.subir('estudiantes', hoja(fila(9, { sexo: '', fecha_nacimiento: '' })))
  const [sola] = await escolar.filas(data.id)
  expect([sola?.estado, sola?.faltas]).toEqual(['nuevo', {}])
  for (const campo of ['sexo', 'fecha_nacimiento']) expect(dudaDe(sola, campo)).toBe('Falta: se toma de la CURP')
})
