import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { historial } from '../../server/crud/tables.ts'
import { pasos } from '../../server/crud/casos/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { sinEstudiantes } from '../../src/domain/clase.ts'
import { alumnos, clase, notas } from '../harness/aula.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { porFuera } from '../harness/porFuera.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let facilitador: string
let escolar: string
let quienes: string[]
let id_clase: string
beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  facilitador = await e.tokenDe('facilitador')
  escolar = await e.tokenDe('escolar')
  quienes = await alumnos(e.db, claves, 5)
})
beforeEach(async () => {
  await e.db.delete(tables.calificaciones)
  await e.db.delete(tables.clases)
  id_clase = await clase(e.db, claves, { matriculas: quienes })
})
afterAll(() => e.cerrar())

const sinCambios = 'Esta clase ya fue calificada, por lo tanto ya no puede modificar los datos'
const yaCalificada = `${sinCambios}. Usted la calificó el 20 de noviembre de 2026 a las 10:00 a.m.`
const enviar = (
  etapa: 'facilitadores' | 'escolar',
  estudiantes: unknown = notas(quienes),
  {
    token = etapa === 'escolar' ? escolar : facilitador,
    clave,
    en,
  }: { token?: string; clave?: string; en?: Escena['segunda'] } = {},
) =>
  e.pedir('POST', `${etapa}/clases/estudiantes/calificacion`, {
    token,
    en,
    cuerpo: { estudiantes, id_clase },
    encabezados: clave === undefined ? {} : { 'Idempotency-Key': clave },
  })
const guardadas = () =>
  e.db
    .select()
    .from(clasesEstudiantes)
    .where(eq(clasesEstudiantes.id_clase, id_clase))
    .orderBy(clasesEstudiantes.matricula)
const estado = async () => (await e.db.select().from(tables.clases).where(eq(tables.clases.id_clase, id_clase)))[0]

describe('the two closes', () => {
  it('come in order: the facilitador submits, then the office, which decides who passed', async () => {
    expect(await enviar('escolar')).toMatchObject({ status: 409, message: expect.stringMatching(/No disponible/) })
    expect(await enviar('facilitadores')).toMatchObject({
      status: 200,
      message: 'Calificaciones registradas correctamente',
    })
    expect(await estado()).toMatchObject({ status_facilitador: true, status_escolar: false })
    expect((await guardadas())[0]).toMatchObject({
      asistencia: 90,
      calificacion: 8.5,
      calificacion_letra: 'ocho punto cinco',
      retroalimentacion: null,
      acreditado: '',
    })
    const revisadas = notas(quienes).map((nota, lugar) =>
      lugar
        ? nota
        : { ...nota, calificacion: '5,9', calificacion_letra: 'CINCO  punto nueve', retroalimentacion: 'Le faltó' },
    )
    expect((await enviar('escolar', revisadas)).status).toBe(200)
    expect(await estado()).toMatchObject({ status_facilitador: true, status_escolar: true })
    expect(await guardadas()).toMatchObject([
      { calificacion: 5.9, calificacion_letra: 'cinco punto nueve', retroalimentacion: 'Le faltó', acreditado: 'No' },
      ...quienes.slice(1).map(() => ({ calificacion: 8.5, acreditado: 'Si' })),
    ])
    const rastro = await e.db.select().from(historial).where(eq(historial.clave, id_clase)).orderBy(historial.id)
    expect(rastro).toMatchObject([
      { entidad: 'calificaciones', accion: 'create' },
      {
        entidad: 'calificaciones',
        accion: 'update',
        antes: { [quienes[0] ?? '']: { calificacion: 8.5, retroalimentacion: null } },
        despues: { [quienes[0] ?? '']: { calificacion: 5.9, retroalimentacion: 'Le faltó' } },
      },
    ])
    expect(Object.keys(rastro[1]?.despues ?? {}).filter(cada => quienes.includes(cada))).toEqual([quienes[0]])
  })

  it('are made once each', async () => {
    await enviar('facilitadores')
    expect(await enviar('facilitadores', notas(quienes, 10))).toMatchObject({ status: 409, message: yaCalificada })
    expect(await enviar('facilitadores')).toMatchObject({ status: 409, message: yaCalificada })
    await enviar('escolar')
    expect(await enviar('escolar', notas(quienes, 10))).toMatchObject({ status: 409, message: yaCalificada })
    expect(await enviar('facilitadores', notas(quienes, 10))).toMatchObject({ status: 409, message: yaCalificada })
    expect((await guardadas()).map(({ calificacion }) => calificacion)).toEqual(quienes.map(() => 8.5))
  })

  it('of fifty at once one wins and forty-nine are told so, across processes', async () => {
    const respuestas = await Promise.all(
      Array.from({ length: 50 }, (_, lugar) =>
        enviar('facilitadores', notas(quienes, lugar / 10), {
          clave: `envio-numero-${lugar}`,
          en: lugar % 2 ? e.segunda : undefined,
        }),
      ),
    )
    const ganadora = respuestas.findIndex(({ status }) => status === 200)
    expect(respuestas.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(respuestas.filter(({ status, message }) => status === 409 && message === yaCalificada)).toHaveLength(49)
    expect(new Set((await guardadas()).map(({ calificacion }) => calificacion))).toEqual(new Set([ganadora / 10]))
  })

  it('the same submission sent again is answered as the success that it was; another one is not', async () => {
    const clave = 'a1b2c3d4-lost-connection'
    expect((await enviar('facilitadores', notas(quienes), { clave })).status).toBe(200)
    expect(await enviar('facilitadores', notas(quienes.toReversed()), { clave })).toMatchObject({
      status: 200,
      message: 'Calificaciones registradas correctamente',
    })
    expect(await enviar('facilitadores', notas(quienes, 9), { clave })).toMatchObject({
      status: 409,
      message: yaCalificada,
    })
    expect(await enviar('facilitadores', notas(quienes), { clave: 'other-key-altogether' })).toMatchObject({
      status: 409,
      message: yaCalificada,
    })
    const mismas = await Promise.all(
      Array.from({ length: 6 }, () => enviar('escolar', notas(quienes), { clave: 'clave-de-la-oficina' })),
    )
    expect(mismas.map(({ status }) => status)).toEqual(mismas.map(() => 200))
    expect(await e.db.select().from(historial).where(eq(historial.clave, id_clase))).toHaveLength(2)
  })
})

describe('a submission that comes late', () => {
  it.each<[string, () => unknown]>([
    ['complete', () => notas(quienes, 9)],
    ['of a student who left', () => notas([...quienes, 'X'.padEnd(18, '0')])],
    ['without one of the students', () => notas(quienes.slice(1))],
    ['with grades that are none', () => notas(quienes).map(nota => ({ ...nota, calificacion: 'x' }))],
  ])('%s, is told by whom and when the class was graded', async (_, estudiantes) => {
    expect(await enviar('facilitadores', notas(quienes), { clave: 'la-primera-de-todas' })).toMatchObject({
      status: 200,
    })
    for (const clave of [undefined, 'la-primera-de-todas', 'otra-clave-distinta'])
      expect(await enviar('facilitadores', estudiantes(), { clave })).toMatchObject({
        status: 409,
        message: yaCalificada,
        data: { quien: 'Magdalena García López', cuando: e.reloj.ahora.toISOString(), etapa: 'facilitador' },
      })
  })

  it('is told the name of the other author, and no name where none is known', async () => {
    await enviar('facilitadores')
    await porFuera(e.db, sql`update ${pasos} set usuario_id = null, autor = 'Otra Persona'`)
    expect(await enviar('facilitadores')).toMatchObject({
      status: 409,
      message: `${sinCambios}. La calificó Otra Persona el 20 de noviembre de 2026 a las 10:00 a.m.`,
    })
    await porFuera(e.db, sql`delete from ${pasos}`)
    for (const clave of [undefined, 'la-primera-de-todas'])
      expect(await enviar('facilitadores', notas(quienes), { clave })).toMatchObject({
        status: 409,
        message: sinCambios,
      })
  })

  it('goes well when it is the one that closed the class, also when a student has left meanwhile', async () => {
    const clave = 'la-primera-de-todas'
    expect((await enviar('facilitadores', notas(quienes), { clave })).status).toBe(200)
    await e.db.delete(clasesEstudiantes).where(eq(clasesEstudiantes.matricula, quienes[0] ?? ''))
    expect(await enviar('facilitadores', notas(quienes), { clave })).toMatchObject({
      status: 200,
      message: 'Calificaciones registradas correctamente',
    })
    expect(await enviar('facilitadores', notas(quienes.slice(1)), { clave })).toMatchObject({
      status: 409,
      message: yaCalificada,
    })
    expect(await guardadas()).toHaveLength(4)
  })

  it('no record says that the office closed grades which the facilitador has not submitted', async () => {
    await expect(
      e.db.update(tables.clases).set({ status_escolar: true }).where(eq(tables.clases.id_clase, id_clase)),
    ).rejects.toMatchObject({ cause: { constraint: 'clases_estados' } })
  })
})

describe('the server refuses the same as the grid, and stores nothing of it', () => {
  const cambiada = (cambios: object) => notas(quienes).map((nota, lugar) => (lugar ? nota : { ...nota, ...cambios }))
  it.each([
    ['asistencia', { asistencia: 101 }],
    ['asistencia', { asistencia: '' }],
    ['calificacion', { calificacion: 10.1 }],
    ['calificacion', { calificacion: 7.55 }],
    ['calificacion', { calificacion: null }],
    ['calificacion_letra', { calificacion_letra: 'siete' }],
    ['calificacion_letra', { calificacion_letra: '' }],
    ['retroalimentacion', { retroalimentacion: 'x'.repeat(1001) }],
    [
      'retroalimentacion',
      { retroalimentacion: 'nul \u0000' },
      'La retroalimentación contiene caracteres no permitidos',
    ],
  ])('%s %j', async (campo, cambios, falla: unknown = expect.any(String)) => {
    const { status, message, errors } = await enviar('facilitadores', cambiada(cambios))
    expect([status, message, errors]).toEqual([
      422,
      'Primero corrija las validaciones',
      { [`${quienes[0]}.${campo}`]: falla },
    ])
    expect((await guardadas()).every(({ calificacion }) => calificacion === null)).toBe(true)
    expect(await estado()).toMatchObject({ status_facilitador: false })
  })

  it('a list that is not the class: somebody missing, somebody twice, somebody else', async () => {
    expect(await enviar('facilitadores', notas(quienes.slice(1)))).toMatchObject({
      status: 422,
      message: 'Falta la calificación de PérezA000 Cruz Ana. Revise la hoja y envíe de nuevo',
      errors: { [quienes[0] ?? '']: 'Falta la calificación del estudiante' },
    })
    const { message } = await enviar('facilitadores', notas(quienes.slice(2)))
    expect(message).toContain('Falta la calificación de PérezA000 Cruz Ana y PérezA001 Cruz Ana.')
    expect(await enviar('facilitadores', [...notas(quienes), ...notas(quienes.slice(0, 1))])).toMatchObject({
      status: 422,
      errors: { [quienes[0] ?? '']: 'El estudiante está repetido' },
    })
    expect(await enviar('facilitadores', [...notas(quienes), ...notas(['X'.padEnd(18, '0')])])).toMatchObject({
      status: 422,
      errors: { ['X'.padEnd(18, '0')]: 'El estudiante no está en la asignatura' },
    })
    const ajeno = 'X'.padEnd(18, '0')
    expect(await enviar('facilitadores', notas([ajeno, ...quienes.slice(1)]))).toMatchObject({
      status: 422,
      message: 'Los estudiantes de la asignatura cambiaron mientras tanto. Revise la hoja y envíe de nuevo',
      errors: {
        [ajeno]: 'El estudiante no está en la asignatura',
        [quienes[0] ?? '']: 'Falta la calificación del estudiante',
      },
    })
    for (const estudiantes of [[], undefined, 'x', [null], [{}], { 0: 1 }])
      expect((await enviar('facilitadores', estudiantes ?? null)).status).toBe(422)
  })

  it('a class without students', async () => {
    id_clase = await clase(e.db, claves)
    expect(await enviar('facilitadores')).toMatchObject({ status: 409, message: sinEstudiantes })
  })
})

describe('a class that is not the caller’s', () => {
  it('is neither read nor graded, by any key', async () => {
    await e.db
      .update(tables.clases)
      .set({ matricula: 'G'.padEnd(18, '0') })
      .where(eq(tables.clases.id_clase, id_clase))
    expect((await enviar('facilitadores')).status).toBe(403)
    expect((await e.pedir('GET', `facilitadores/clases/${id_clase}/estudiantes`, { token: facilitador })).status).toBe(
      403,
    )
    const vecina = await e.tokenDe('escolar.vecino')
    expect((await enviar('escolar', notas(quienes), { token: vecina })).status).toBe(403)
    expect((await e.pedir('GET', `escolares/clases/${id_clase}/estudiantes`, { token: vecina })).status).toBe(403)
    expect((await enviar('facilitadores', notas(quienes), { token: escolar })).status).toBe(403)
    for (const ajena of ['x', '%00', '0e2c5f0e-8f57-4c1c-9d2f-0a1b2c3d4e5f', "' or 1=1"])
      expect(
        (await e.pedir('GET', `facilitadores/clases/${encodeURIComponent(ajena)}/estudiantes`, { token: facilitador }))
          .status,
      ).toBe(404)
    expect((await guardadas()).every(({ calificacion }) => calificacion === null)).toBe(true)
  })

  it('the caller’s own is read with the recorded grades, in Spanish order', async () => {
    const { texto } = await e.pedir('GET', `facilitadores/clases/${id_clase}/estudiantes`, { token: facilitador })
    expect(JSON.parse(texto).message).toBe('')
    expect(JSON.parse(texto).data).toMatchObject(
      quienes.map(matricula => ({
        matricula,
        asistencia: null,
        calificacion: null,
        status_facilitador: false,
        status_escolar: false,
      })),
    )
    expect(
      JSON.parse((await e.pedir('GET', `escolares/clases/${id_clase}/estudiantes`, { token: escolar })).texto).data,
    ).toHaveLength(5)
  })
})
