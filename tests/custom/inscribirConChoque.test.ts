import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { createApp } from '../../server/universityServer.ts'
import { tables } from '../../server/university/tables.ts'
import { adviceHeader, type Advice } from '../../src/schema/advice.ts'
import { alumnos, clase } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { persona } from '../harness/filas.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let escolar = ''
let matriculas: readonly string[] = []
let id_materia = ''
let claves: Awaited<ReturnType<typeof vecinos>>
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  escolar = await e.tokenDe('escolar')
  const [otra] = await e.db
    .insert(tables.materias)
    .values({ clave_materia: 'COM-202', nombre: 'Telares', creditos: 6 })
    .returning()
  id_materia = otra?.id_materia ?? ''
  matriculas = await alumnos(e.db, claves, 3)
})
afterAll(() => e.cerrar())

const deOtro = { matricula: persona('G').matricula, salon: 'B2' }
const dicho = async (id_clase: string, estudiantes: readonly string[]): Promise<Advice> =>
  JSON.parse(
    (await e.pedir('POST', 'advertencias/inscripciones', { token: escolar, cuerpo: { id_clase, estudiantes } })).texto,
  ).data
const inscribir = (id_clase: string, estudiantes: readonly string[], visto?: string) =>
  e.pedir('POST', 'clases/asociar-estudiantes', {
    token: escolar,
    cuerpo: { id_clase, estudiantes },
    encabezados: visto === undefined ? {} : { [adviceHeader]: visto },
  })
const dentro = async (id_clase: string) =>
  (await e.db.select().from(clasesEstudiantes).where(eq(clasesEstudiantes.id_clase, id_clase))).length

it('names the students with a class at that hour, asks for a tick, and history keeps it', async () => {
  const [uno = '', dos = '', tres = ''] = matriculas
  await clase(e.db, claves, { matriculas: [uno, dos] })
  await clase(e.db, claves, { matriculas: [tres], cambios: { ...deOtro, hora_inicio: '10:30', hora_final: '12:00' } })
  await clase(e.db, claves, {
    matriculas: [tres],
    cambios: { ...deOtro, salon: 'E5', hora_inicio: '08:00', hora_final: '10:00' },
  })
  const nueva = await clase(e.db, claves, {
    cambios: { ...deOtro, salon: 'C3', hora_inicio: '10:00', hora_final: '10:30', id_materia },
  })
  expect((await dicho(nueva, [tres])).hallazgos).toEqual([])
  const { hallazgos, remedios } = await dicho(nueva, [uno, dos, tres])
  expect([hallazgos.length, remedios]).toEqual([1, []])
  expect(hallazgos[0]).toMatchObject({ campo: 'estudiantes', impide: false })
  expect(hallazgos[0]?.texto).toBe(
    'Ana PérezA000 Cruz y Ana PérezA001 Cruz cursan ya «Saberes de la milpa» lunes y miércoles 09:00–10:30 (grupo Primero A, salón A1)',
  )
  expect((await inscribir(nueva, matriculas, 'none')).status).toBe(409)
  expect(await dentro(nueva)).toBe(0)
  const { status } = await inscribir(nueva, matriculas, hallazgos.map(({ id }) => id).join(','))
  expect([status, await dentro(nueva)]).toEqual([200, 3])
  const motivos = (await e.db.select().from(historial).where(eq(historial.clave, nueva))).map(({ motivo }) => motivo)
  expect(motivos).toEqual([`Guardado con advertencias a la vista: ${hallazgos[0]?.texto ?? ''}`])
})

it('asks nothing of callers that show no advice, unless the installation refuses it', async () => {
  const [uno = ''] = matriculas
  const [sinCursar] = await e.db
    .insert(tables.materias)
    .values({ clave_materia: 'COM-303', nombre: 'Cerámica', creditos: 6 })
    .returning()
  const nueva = await clase(e.db, claves, {
    cambios: { ...deOtro, salon: 'D4', hora_inicio: '09:30', id_materia: sinCursar?.id_materia ?? '' },
  })
  const estricta = createApp(e.db, { ...e.opciones, refusingAdvisors: ['choques'] })
  const respuesta = await estricta.request('/api/clases/asociar-estudiantes', {
    method: 'POST',
    headers: { authorization: `Bearer ${escolar}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id_clase: nueva, estudiantes: [uno] }),
  })
  expect([respuesta.status, await dentro(nueva)]).toEqual([422, 0])
  expect([(await inscribir(nueva, [uno])).status, await dentro(nueva)]).toEqual([200, 1])
})
