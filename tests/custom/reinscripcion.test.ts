import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { situacionDe } from '../../server/academico/situacionDe.ts'
import { historial } from '../../server/crud/tables.ts'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { faltaParaReinscribir } from '../../src/domain/reinscripcion.ts'
import { alumnos } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { historia, type Tomada } from '../harness/historia.ts'
import { porFuera } from '../harness/porFuera.ts'
import { reinscrito } from '../harness/reinscrito.ts'
import { otroEstudiante, vecinos } from '../harness/vecinos.ts'

const { estudiantes, reinscripciones } = tables
const { matricula } = estudiante
const hoy = '20/11/2026'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let escolar = ''
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  escolar = await e.tokenDe('escolar')
})
afterAll(() => e.cerrar())
beforeEach(async () => {
  await porFuera(e.db, sql`delete from ${pasos}`)
  await como({ semestre: 3, estatus: 1 })
})

const como = (cambios: object) => e.db.update(estudiantes).set(cambios).where(eq(estudiantes.matricula, matricula))
const aprobada = (materia: number, periodo: number): Tomada => ({ materia, periodo, calificacion: 8, acreditado: 'Si' })
const abierta = (materia: number, periodo: number): Tomada => ({ materia, periodo, calificacion: null, acreditado: '' })
const cursa = (...tomadas: Tomada[]) => historia(e.db, { creditos: [5, 6, 7, 8], tomadas })

const pendientes = async () =>
  JSON.parse((await e.pedir('GET', 'estudiantes/pendientes/reinscripcion', { token: escolar })).texto).data.map(
    (quien: { matricula: string }) => quien.matricula,
  )
const motivo = async (de = matricula) =>
  (await e.pedir('GET', `estudiante/${de}/reinscripcion`, { token: escolar })).data.motivo
const reinscribir = (mas: object = {}) =>
  e.pedir('POST', 'estudiante/semestre/aumento', { token: escolar, cuerpo: { matricula }, ...mas })
const semestre = async () =>
  (await e.db.select().from(estudiantes).where(eq(estudiantes.matricula, matricula)))[0]?.semestre

describe('a student whose last period the office has closed', () => {
  beforeEach(() => cursa(abierta(0, 0), aprobada(1, 1), { materia: 2, periodo: 1, calificacion: 4, acreditado: 'No' }))

  it('waits, whatever is open before, and is raised by one', async () => {
    expect(await pendientes()).toEqual([matricula])
    expect(await motivo()).toBeNull()
    expect(await reinscribir()).toMatchObject({
      status: 200,
      message: 'Estudiante reinscrito correctamente',
      data: { matricula, semestre: 4 },
    })
    expect(await semestre()).toBe(4)
    const [cambio] = await e.db.select().from(historial).where(eq(historial.clave, matricula)).orderBy(historial.id)
    expect(cambio).toMatchObject({
      entidad: 'estudiantes',
      accion: 'update',
      autor: 'Magdalena García López',
      antes: { semestre: 3 },
      despues: { semestre: 4 },
    })
  })

  it('does not wait a second time, and a repeated call is told who did it and when', async () => {
    await reinscribir()
    const dicho = `El estudiante ya fue reinscrito después de Semestre 2026-1: lo hizo Magdalena García López el ${hoy}`
    expect(await pendientes()).toEqual([])
    expect(await motivo()).toBe(dicho)
    expect(await reinscribir()).toMatchObject({ status: 409, message: dicho })
    expect(await semestre()).toBe(4)
  })

  it('is raised once by any number of simultaneous calls, across processes', async () => {
    const llegadas = await Promise.all(
      Array.from({ length: 50 }, (_, cual) => reinscribir({ en: cual % 2 ? e.segunda : e.app })),
    )
    expect(llegadas.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(49).fill(409)])
    for (const { status, data, message } of llegadas)
      if (status === 409)
        expect([data, message]).toEqual([
          { quien: 'Magdalena García López', cuando: '2026-11-20' },
          expect.stringContaining('lo hizo Magdalena García López'),
        ])
    expect(await e.db.select().from(pasos)).toMatchObject([
      { proceso: 'reinscripciones', n: 1, de: null, a: 'hecha', autor: 'Magdalena García López', rol: 'escolar' },
    ])
    expect(await semestre()).toBe(4)
    expect(await e.db.$count(reinscripciones)).toBe(1)
  })

  it('waits again after the next period', async () => {
    await reinscribir()
    const [siguiente] = await e.db.select().from(tables.periodos).where(eq(tables.periodos.nombre, 'Semestre 2026-2'))
    const [una] = await e.db.select().from(tables.clases)
    const { id_clase: _, ...clase } = una ?? { id_clase: '' }
    const [nueva] = await e.db
      .insert(tables.clases)
      .values({
        ...clase,
        id_periodo: siguiente?.id_periodo ?? '',
        status_facilitador: true,
        status_escolar: true,
      } as typeof tables.clases.$inferInsert)
      .returning()
    await e.db
      .insert(clasesEstudiantes)
      .values({ id_clase: nueva?.id_clase ?? '', matricula, calificacion: 9, acreditado: 'Si' })
    expect(await reinscribir()).toMatchObject({ status: 200, data: { semestre: 5 } })
  })
})

describe('the reason why a student does not wait', () => {
  it.each([
    ['no classes', [], { semestre: 3 }, 'El estudiante aún no tiene asignaturas'],
    [
      'classes of the last period that the office has not closed',
      [aprobada(0, 0), aprobada(1, 2), { ...abierta(2, 2), calificacion: 9 }, abierta(3, 2)],
      { semestre: 3 },
      'Servicios escolares aún no califica 2 de sus 3 asignaturas de Semestre 2026-2: COM-1A_Materia 03, COM-1A_Materia 04',
    ],
    [
      'the last cycle of the programme',
      [aprobada(0, 0)],
      { semestre: 8 },
      'El estudiante ya está en el último ciclo de su programa: 8 de 8',
    ],
    ['a student who has left', [aprobada(0, 0)], { estatus: 0 }, 'El estudiante está inactivo'],
  ] as const)('%s', async (_, tomadas, cambios, dicho) => {
    await cursa(...tomadas)
    await como(cambios)
    const antes = await semestre()
    expect(await pendientes()).toEqual([])
    expect(await motivo()).toBe(dicho)
    expect(await reinscribir()).toMatchObject({ status: 409, message: dicho })
    expect(await semestre()).toBe(antes)
  })
})

describe('doors', () => {
  it('a student of another CUC is neither listed nor raised nor explained', async () => {
    await historia(e.db, { creditos: [5], tomadas: [aprobada(0, 0)], matricula: otroEstudiante })
    expect(await pendientes()).toEqual([])
    expect(await reinscribir({ cuerpo: { matricula: otroEstudiante } })).toMatchObject({ status: 403, data: undefined })
    expect((await e.pedir('GET', `estudiante/${otroEstudiante}/reinscripcion`, { token: escolar })).status).toBe(403)
    expect(
      (
        await e.pedir('POST', 'estudiante/semestre/aumento', {
          token: await e.tokenDe('escolar.vecino'),
          cuerpo: { matricula: otroEstudiante },
        })
      ).status,
    ).toBe(200)
  })
  it.each(['coordinador', 'administrativo', 'consejero', 'facilitador', 'estudiante'])(
    '%s raises nobody',
    async rol => {
      expect((await reinscribir({ token: await e.tokenDe(rol) })).status).toBe(403)
    },
  )
  it('there is none of a matrícula that nobody has', async () => {
    expect((await reinscribir({ cuerpo: { matricula: 'N'.padEnd(18, '0') } })).status).toBe(404)
    for (const ruta of ['nadie', '%00', 'N'.padEnd(18, '0')])
      expect(await e.pedir('GET', `estudiante/${ruta}/reinscripcion`, { token: escolar })).toMatchObject({
        status: 404,
        message: 'Sin resultados',
      })
  })
  it.each([
    [{}, 422],
    [{ matricula: 7 }, 422],
    [{ matricula: 'S' }, 422],
    [{ matricula: '\u0000'.padEnd(18, '0') }, 404],
    ['{', 400],
    [[], 400],
  ])('%j is no student', async (cuerpo, status) => {
    expect((await reinscribir({ cuerpo })).status).toBe(status)
  })
})

it('the rule and the list agree about students in every situation', async () => {
  const { clases, periodos } = await cursa({ ...aprobada(0, 0) }, aprobada(1, 1), abierta(2, 1))
  await e.db.delete(clasesEstudiantes)
  const [antes, cerrada, sinCerrar] = clases.map(({ id_clase }) => id_clase)
  const situaciones = ([0, 1] as const).flatMap(estatus =>
    [3, 8].flatMap(ciclo =>
      [[], [antes], [antes, cerrada], [cerrada, sinCerrar]].flatMap(suyas =>
        [undefined, 0, 1].map(tras => ({ estatus, ciclo, suyas, tras })),
      ),
    ),
  )
  const matriculas = await alumnos(e.db, claves, situaciones.length)
  for (const [lugar, { estatus, ciclo, suyas, tras }] of situaciones.entries()) {
    const quien = matriculas[lugar] ?? ''
    await e.db.update(estudiantes).set({ estatus, semestre: ciclo }).where(eq(estudiantes.matricula, quien))
    if (suyas.length)
      await e.db
        .insert(clasesEstudiantes)
        .values(suyas.map(id_clase => ({ id_clase: id_clase ?? '', matricula: quien })))
    if (tras !== undefined) await reinscrito(e.db, { matricula: quien, id_periodo: periodos[tras]?.id_periodo ?? '' })
  }
  const esperados = []
  for (const quien of matriculas) {
    const situacion = await situacionDe(e.db, quien)
    if (situacion && !faltaParaReinscribir(situacion)) esperados.push(quien)
  }
  expect(esperados).toHaveLength(4)
  expect((await pendientes()).toSorted()).toEqual(esperados)
})
