import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { eq } from 'drizzle-orm'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante, programa, reticula } from '../harness/filas.ts'
import { historia } from '../harness/historia.ts'
import { otroEstudiante, vecinos } from '../harness/vecinos.ts'

let e: Escena
const tokens: Record<string, string> = {}
let claves: Awaited<ReturnType<typeof historia>>
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
})
beforeEach(async () => {
  e.reloj.ahora = new Date('2026-11-20T16:00:00Z')
  for (const rol of ['estudiante', 'escolar', 'coordinador', 'consejero', 'escolar.vecino', 'estudiante.vecino'])
    tokens[rol] = await e.tokenDe(rol)
  claves = await historia(e.db, {
    creditos: [4, 5.5, 6, 8],
    tomadas: [
      { materia: 0, periodo: 0, calificacion: 5.9, acreditado: 'No' },
      { materia: 1, periodo: 0, calificacion: 8, acreditado: 'Si' },
      { materia: 0, periodo: 1, calificacion: 9.5, acreditado: 'Si' },
      { materia: 2, periodo: 2, calificacion: 7.5, acreditado: '' },
      { materia: 3, periodo: 2, calificacion: null, acreditado: '' },
    ],
  })
})
afterAll(() => e.cerrar())

const leer = async (ruta: string, rol = 'estudiante') => {
  const { status, message, texto } = await e.pedir('GET', ruta, { token: tokens[rol] })
  return { status, message, data: JSON.parse(texto).data }
}

test('the kardex by periodo, oldest first: an open class says «Sin calificar», one that the office has not closed has no «acreditado»', async () => {
  const { data } = await leer('estudiantes/clases/general/totales')
  expect(Object.keys(data)).toEqual(['Semestre 2025-2', 'Semestre 2026-1', 'Semestre 2026-2'])
  expect(data['Semestre 2025-2']).toMatchObject([
    { nombre_materia: 'Materia 01', creditos_materia: 4, calificacion_estudiante: '5.9', acreditado_estudiante: 'No' },
    { nombre_materia: 'Materia 02', creditos_materia: 5.5, calificacion_estudiante: '8', acreditado_estudiante: 'Si' },
  ])
  expect(data['Semestre 2026-2']).toMatchObject([
    { calificacion_estudiante: '7.5', acreditado_estudiante: '' },
    { calificacion_estudiante: 'Sin calificar', acreditado_estudiante: '' },
  ])
})

test('two periods of one name stay apart', async () => {
  await e.db.update(tables.periodos).set({ nombre: '2026' })
  expect(Object.keys((await leer('estudiantes/clases/general/totales')).data)).toEqual([
    '2026 (01/08/2025)',
    '2026 (01/02/2026)',
    '2026 (01/08/2026)',
  ])
  const boletas: readonly { nombre: string }[] = (await leer('estudiantes/pertenece/periodos')).data
  expect(boletas.map(({ nombre }) => nombre)).toEqual(['2026 (01/08/2026)', '2026 (01/02/2026)', '2026 (01/08/2025)'])
})

test('periods that are alike in name and days keep their lines: nothing of a student goes unsaid', async () => {
  const uno = {
    nombre: '2026',
    fecha_inicio: '2025-08-01',
    fecha_final: '2026-01-31',
    periodicidad: 'Semestre',
  } as const
  const conNombres = async (otros: readonly Partial<typeof tables.periodos.$inferInsert>[]) => {
    for (const [lugar, { id_periodo }] of claves.periodos.entries())
      await e.db
        .update(tables.periodos)
        .set({ ...uno, ...otros[lugar] })
        .where(eq(tables.periodos.id_periodo, id_periodo))
    const { data } = await leer('estudiantes/clases/general/totales')
    expect(Object.values(data).flat()).toHaveLength(5)
    return Object.keys(data).toSorted()
  }
  expect(await conNombres([{}, { fecha_final: '2025-12-15' }, { fecha_inicio: '2025-09-01' }])).toEqual([
    '2026 (01/08/2025–15/12/2025)',
    '2026 (01/08/2025–31/01/2026)',
    '2026 (01/09/2025)',
  ])
  expect(await conNombres([{}, { periodicidad: 'Cuatrimestre' }, { nombre: 'Verano' }])).toEqual([
    '2026 (01/08/2025–31/01/2026, Cuatrimestre)',
    '2026 (01/08/2025–31/01/2026, Semestre)',
    'Verano',
  ])
  expect(await conNombres([{ fecha_inicio: '2025-09-01' }, {}, { nombre: '2026 (01/08/2025)' }])).toEqual([
    '2026 (01/08/2025) (01/08/2025–31/01/2026)',
    '2026 (01/08/2025–31/01/2026)',
    '2026 (01/09/2025)',
  ])
  expect(await conNombres([])).toEqual([
    '2026 (01/08/2025–31/01/2026, Semestre)',
    '2026 (01/08/2025–31/01/2026, Semestre) (2)',
    '2026 (01/08/2025–31/01/2026, Semestre) (3)',
  ])
})

test('of periods that begin on one day the one that ends first comes first', async () => {
  const [uno, otro] = [claves.periodos[1], claves.periodos[0]].toSorted((a, b) =>
    (a?.id_periodo ?? '').localeCompare(b?.id_periodo ?? ''),
  )
  const llamado = (nombre: string, fecha_final: string) => ({ nombre, fecha_inicio: '2025-08-01', fecha_final })
  const cambiar = (cual: typeof uno, cambios: ReturnType<typeof llamado>) =>
    e.db
      .update(tables.periodos)
      .set(cambios)
      .where(eq(tables.periodos.id_periodo, cual?.id_periodo ?? ''))
  await cambiar(uno, llamado('Termina después', '2026-01-31'))
  await cambiar(otro, llamado('Termina antes', '2025-12-15'))
  const { data } = await leer('estudiantes/clases/general/totales')
  expect(Object.keys(data).slice(0, 2)).toEqual(['Termina antes', 'Termina después'])
})

test('the load is that of the current periodo, with the facilitador of each class', async () => {
  const { data } = await leer('estudiantes/clases/general')
  expect(data.estudiante).toMatchObject({
    matricula: estudiante.matricula,
    nombreC: 'José Luis Peña Cruz',
    programa: programa.nombre,
    grupo: 'Primero A',
    cuc: 'CUC Guelatao',
  })
  expect(data.clases).toHaveLength(2)
  expect(data.clases[0]).toMatchObject({
    nombre_clase: 'COM-1A_Materia 03',
    nombre_materia: 'Materia 03',
    nombre_facilitador: 'Magdalena',
    apellidoP_facilitador: 'García',
    apellidoM_facilitador: 'López',
    salon_clase: 'A3',
    dias: [3, 6],
    hora_inicio: '09:00',
    hora_final: '10:30',
    status_facilitador: true,
    calificacion_estudiante: '7.5',
    retroalimentacion_estudiante: 'Siga así',
    creditos_materia: 6,
  })
  expect(data.clases[1]).toMatchObject({
    status_facilitador: false,
    calificacion_estudiante: 'Sin calificar',
    retroalimentacion_estudiante: '',
  })
})

test('between periods the load is the next one; after the last there is none', async () => {
  e.reloj.ahora = new Date('2025-07-10T16:00:00Z')
  tokens.estudiante = await e.tokenDe('estudiante')
  expect(
    (await leer('estudiantes/clases/general')).data.clases.map((clase: { periodo: string }) => clase.periodo),
  ).toEqual(['Semestre 2025-2', 'Semestre 2025-2'])
  e.reloj.ahora = new Date('2027-02-01T16:00:00Z')
  tokens.estudiante = await e.tokenDe('estudiante')
  expect((await leer('estudiantes/clases/general')).data.clases).toEqual([])
})

test('the periods that the student belongs to, newest first, and the boleta of each; of another period there is none', async () => {
  const { data } = await leer('estudiantes/pertenece/periodos')
  expect(data.map(({ nombre }: { nombre: string }) => nombre)).toEqual([
    'Semestre 2026-2',
    'Semestre 2026-1',
    'Semestre 2025-2',
  ])
  expect((await leer(`estudiantes/clases/periodo/${data[2].id_periodo}`)).data).toMatchObject([
    { nombre_materia: 'Materia 01' },
    { nombre_materia: 'Materia 02' },
  ])
  for (const id of ['X', '11111111-1111-4111-a111-111111111111', "'; drop table clases; --", '%00'])
    expect(await leer(`estudiantes/clases/periodo/${id}`)).toMatchObject({ status: 404 })
})

test('the grid with the record of each subject that counts: a pass over the failure before it', async () => {
  const { data } = await leer('estudiantes/materias/reticula')
  expect(data.reticula).toMatchObject({
    nombre: reticula.nombre,
    programa: { nombre: programa.nombre },
    arregloMateriasSeleccionadas: [{ idCiclo: 0 }, { idCiclo: 1 }],
  })
  const de = (lugar: number) =>
    data.materias.find(({ id_materia }: { id_materia: string }) => id_materia === claves.materias[lugar]?.id_materia)
  expect([0, 1, 2, 3].map(lugar => [de(lugar).acreditado, de(lugar).calificacion])).toEqual([
    ['Si', 9.5],
    ['Si', 8],
    ['', 7.5],
    ['', null],
  ])
})

test('a student without a class has an empty kardex and a grid without records', async () => {
  await historia(e.db, { creditos: [4], tomadas: [] })
  expect((await leer('estudiantes/clases/general/totales')).data).toEqual({})
  expect((await leer('estudiantes/pertenece/periodos')).data).toEqual([])
  expect((await leer('estudiantes/materias/reticula')).data.materias).toEqual([])
})

describe('the roles that look after students', () => {
  const rutas = ['clases/generales/total', 'materias/reticula']
  test.each(rutas)(
    '%s: coordinador and consejero of anybody, escolar of the own CUC, nobody of a missing student',
    async de => {
      const ruta = (matricula: string) => `coordi-escolar/estudiantes/${matricula}/${de}`
      for (const rol of ['coordinador', 'consejero', 'escolar'])
        expect([rol, (await leer(ruta(estudiante.matricula), rol)).status]).toEqual([rol, 200])
      for (const rol of ['coordinador', 'consejero', 'escolar.vecino'])
        expect([rol, (await leer(ruta(otroEstudiante), rol)).status]).toEqual([rol, 200])
      expect(await leer(ruta(otroEstudiante), 'escolar')).toMatchObject({
        status: 403,
        message: 'No tiene permiso para realizar esta acción',
      })
      expect(await leer(ruta(estudiante.matricula), 'escolar.vecino')).toMatchObject({ status: 403 })
      for (const nadie of ['Z'.repeat(18), 'X', '%00', '%F0%9F%98%80'])
        expect(await leer(ruta(nadie), 'coordinador')).toMatchObject({
          status: 404,
          message: 'No se encontró el estudiante',
        })
      for (const rol of ['estudiante', 'estudiante.vecino'])
        expect((await leer(ruta(estudiante.matricula), rol)).status).toBe(403)
    },
  )
})

test('an account of a deleted student reaches nothing', async () => {
  await e.db
    .update(tables.estudiantes)
    .set({ id_usuario: null })
    .where(eq(tables.estudiantes.matricula, otroEstudiante))
  for (const ruta of [
    'estudiantes/materias/reticula',
    'estudiantes/clases/general/totales',
    'estudiantes/clases/general',
  ])
    expect([ruta, (await leer(ruta, 'estudiante.vecino')).status]).toEqual([ruta, 401])
})
