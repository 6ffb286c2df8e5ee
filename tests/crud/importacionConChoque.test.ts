import Papa from 'papaparse'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { reportesDebidos } from '../../server/academico/tables.ts'
import { createApp } from '../../server/universityServer.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { esperan } from '../harness/esperan.ts'
import { grupo, persona, programa } from '../harness/filas.ts'
import { importador } from '../harness/importador.ts'
import { periodo, vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let token: string
let hoja: ReturnType<typeof importador>
let pedir: Escena['pedir']
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  token = await e.tokenDe('escolar')
  const en = createApp(e.db, { ...e.opciones, refusingAdvisors: ['choques'] })
  pedir = (metodo, ruta, mas) => e.pedir(metodo, ruta, { ...mas, en })
  hoja = importador({ ...e, pedir }, token)
})
afterAll(() => e.cerrar())

const titulos = [
  'Programa',
  'Periodo',
  'Grupo',
  'Materia',
  'Facilitador',
  'Hora de inicio',
  'Hora final',
  'Días',
  'Salón',
]
const renglon = [
  programa.nombre,
  periodo.nombre,
  grupo.nombre,
  'Saberes de la milpa',
  'Magdalena García López',
  '09:00',
  '10:30',
  'Lunes',
  'A1',
]
const aLaMismaHora = () => ({
  clave_programa: programa.clave,
  id_periodo: claves.id_periodo,
  clave_grupo: grupo.clave_grupo,
  id_materia: claves.id_materia,
  matricula: persona('F').matricula,
  hora_inicio: '10:00',
  hora_final: '11:30',
  salon: 'B7',
  dias: [1],
})

it('who saves a class while a sheet is written waits where the installation refuses clashes, and is told what the sheet took', async () => {
  const { data } = await hoja.subir('clases', Papa.unparse([titulos, renglon]))
  expect(data.cuenta).toMatchObject({ nuevos: 1, errores: 0 })
  const { aplicada, guardada } = await e.db.transaction(async tx => {
    /* It was judged, and is being written; the class of the form is of the same group. */
    await tx.select().from(reportesDebidos).where(eq(reportesDebidos.clave_grupo, grupo.clave_grupo)).for('update')
    const aplicada = hoja.aplicar(data)
    await expect.poll(() => esperan(e.db)).toBe(1)
    const guardada = pedir('POST', 'clases', { token, cuerpo: aLaMismaHora() })
    await expect.poll(() => esperan(e.db)).toBe(2)
    return { aplicada, guardada }
  })
  expect((await aplicada).status).toBe(200)
  const { status, errors } = await guardada
  expect({ status, errors }).toMatchObject({
    status: 422,
    errors: { matricula: expect.stringContaining('ya da «Saberes de la milpa»') },
  })
  expect(await e.db.$count(tables.clases)).toBe(1)
})
