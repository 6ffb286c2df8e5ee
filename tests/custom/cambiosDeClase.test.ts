import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { reticulasMaterias } from '../../server/custom/reticulas/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { sinEstudiantes } from '../../src/domain/clase.ts'
import { otrasOfertas } from './otrasOfertas.ts'
import { veces } from '../harness/aFondo.ts'
import { alumnos, clase, notas } from '../harness/aula.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { grupo, persona } from '../harness/filas.ts'
import { otroPrograma, vecinos } from '../harness/vecinos.ts'

let e: Escena
let claves: Awaited<ReturnType<typeof vecinos>>
let escolar: string
let facilitador: string
let quienes: string[]
let id_clase: string
let nueva: Record<string, unknown>
/** Other values that the office could write, each valid by itself or together with those that depend on it. */
const otra = {
  id_materia: '',
  id_periodo: '',
  clave_grupo: 'COM-1C',
  clave_programa: otroPrograma.clave,
  matricula: persona('G').matricula,
}
const deOtroPrograma = { clave_grupo: 'BIO-1A', id_materia: '' }

beforeAll(async () => {
  e = await escena()
  claves = await vecinos(e.db)
  nueva = (await cuerposNuevos(e.app, e.reloj.ahora)).clases ?? {}
  escolar = await e.tokenDe('escolar')
  facilitador = await e.tokenDe('facilitador')
  quienes = await alumnos(e.db, claves, 3)
  const hay = await otrasOfertas(e.db, claves.id_reticula, otra.matricula, {
    propio: otra.clave_grupo,
    ajeno: deOtroPrograma.clave_grupo,
  })
  Object.assign(otra, { id_materia: hay.botanica, id_periodo: hay.corto })
  deOtroPrograma.id_materia = hay.adobe
})
beforeEach(async () => {
  await e.db.delete(tables.calificaciones)
  await e.db.delete(tables.clases)
  await e.db.update(tables.estudiantes).set({ estatus: 1 })
  id_clase = await clase(e.db, claves, { matriculas: quienes })
})
afterAll(() => e.cerrar())

const cambiar = (cambios: object, llave = id_clase) =>
  e.pedir('PUT', `clases/${llave}`, { token: escolar, cuerpo: { ...nueva, ...cambios } })
const guardada = async (llave = id_clase) =>
  (await e.db.select().from(tables.clases).where(eq(tables.clases.id_clase, llave)))[0]
const calificar = (mas: object = {}) =>
  e.pedir('POST', 'facilitadores/clases/estudiantes/calificacion', {
    token: facilitador,
    cuerpo: { id_clase, estudiantes: notas(quienes, 9.5), ...mas },
  })
const fijos = ['clave_programa', 'id_periodo', 'clave_grupo', 'id_materia', 'matricula'] as const
const fijo = 'Ya hay calificaciones: este dato no se puede cambiar'

it('a sheet of nobody closes no class of somebody', async () => {
  const antes = await guardada()
  const { status, errors } = await calificar({ estudiantes: [] })
  expect([status, errors]).toEqual([422, { estudiantes: sinEstudiantes }])
  expect(await guardada()).toEqual(antes)
})

it('grades of a sheet that was opened before the office gave the class another subject are not taken', async () => {
  expect((await cambiar({ id_materia: otra.id_materia })).status).toBe(200)
  expect(await calificar({ id_materia: claves.id_materia })).toMatchObject({
    status: 409,
    message: 'La asignatura es ahora de otra materia: vuelva a elegirla y revise sus calificaciones',
  })
  const dadas = await e.db.select().from(clasesEstudiantes).where(eq(clasesEstudiantes.id_clase, id_clase))
  expect(dadas.map(({ calificacion }) => calificacion)).toEqual(quienes.map(() => null))
  expect((await calificar({ id_materia: otra.id_materia })).status).toBe(200)
  expect(await calificar({ estudiantes: [] })).toMatchObject({
    status: 409,
    message: expect.stringMatching(/^Esta clase ya fue calificada/),
  })
})

describe('a class that was graded', () => {
  it.each(fijos)('keeps its %s', async campo => {
    await calificar()
    const antes = await guardada()
    expect(await cambiar({ [campo]: otra[campo], salon: 'Z9' })).toMatchObject({
      status: 409,
      message: fijo,
      errors: { [campo]: fijo },
    })
    expect(await guardada()).toEqual(antes)
  })

  it.each(fijos)('in part, in a cell that nobody submitted, keeps its %s too', async campo => {
    await e.db
      .update(clasesEstudiantes)
      .set({ asistencia: 80 })
      .where(eq(clasesEstudiantes.matricula, quienes[1] ?? ''))
    expect(await cambiar({ [campo]: otra[campo] })).toMatchObject({ status: 409, errors: { [campo]: fijo } })
  })

  it('takes other hours, days and room until the office closes it, and is not deleted', async () => {
    await calificar()
    expect(await cambiar({ hora_inicio: '11:00', hora_final: '12:30', dias: [5], salon: 'Z9' })).toMatchObject({
      status: 200,
      data: { salon: 'Z9', calificada: true },
    })
    expect((await e.pedir('DELETE', `clases/${id_clase}`, { token: escolar })).status).toBe(409)
    await e.db.update(tables.clases).set({ status_escolar: true }).where(eq(tables.clases.id_clase, id_clase))
    expect(await cambiar({ salon: 'Z10' })).toMatchObject({
      status: 409,
      message: 'Esta clase ya fue calificada asi que no puede ser editada',
    })
  })

  it('is told in every list', async () => {
    const listadas = async () =>
      JSON.parse((await e.pedir('GET', 'cuc/asignaturas', { token: escolar })).texto).data as { calificada: boolean }[]
    expect((await listadas()).map(({ calificada }) => calificada)).toEqual([false])
    await calificar()
    expect((await listadas()).map(({ calificada }) => calificada)).toEqual([true])
  })
})

describe('a class with students', () => {
  const nadie = (nombres: string) => `Así no la podrían cursar quienes ya están inscritos: ${nombres}`
  const nombre = (lugar: number) => `Ana PérezA00${lugar} Cruz`

  it('takes another subject that all of them may take', async () => {
    expect(await cambiar({ id_materia: otra.id_materia })).toMatchObject({
      status: 200,
      data: { nombre: 'COM-1A_Botánica' },
    })
  })

  it('takes no subject that one of them passed, or takes in another class', async () => {
    await clase(e.db, claves, { matriculas: quienes.slice(2), cambios: { id_materia: otra.id_materia } })
    expect(await cambiar({ id_materia: otra.id_materia })).toMatchObject({
      status: 422,
      errors: { id_materia: nadie(nombre(2)) },
    })
    expect(await guardada()).toMatchObject({ id_materia: claves.id_materia })
  })

  it('takes no other programme, though its own group, period and subject are the ones of that programme', async () => {
    expect(await cambiar({ clave_programa: otroPrograma.clave, ...deOtroPrograma })).toMatchObject({
      status: 422,
      errors: { clave_programa: nadie(`${nombre(0)}, ${nombre(1)} y ${nombre(2)}`) },
    })
    await e.db.delete(clasesEstudiantes)
    expect((await cambiar({ clave_programa: otroPrograma.clave, ...deOtroPrograma })).status).toBe(200)
  })

  it.each(['id_periodo', 'clave_grupo'] as const)('takes no other %s while one of them is inactive', async campo => {
    await e.db
      .update(tables.estudiantes)
      .set({ estatus: 0 })
      .where(eq(tables.estudiantes.matricula, quienes[0] ?? ''))
    expect(await cambiar({ [campo]: otra[campo] })).toMatchObject({
      status: 422,
      errors: { [campo]: nadie(nombre(0)) },
    })
    expect((await cambiar({ salon: 'Z9' })).status).toBe(200)
  })

  it('of two classes that want the same student for one subject at once, one gets them', async () => {
    const rival = await clase(e.db, claves, { cambios: { id_materia: otra.id_materia } })
    for (let vez = 0; vez < 8; vez += 1) {
      const respuestas = await Promise.all([
        cambiar({ id_materia: otra.id_materia }),
        e.pedir('POST', 'clases/asociar-estudiantes', {
          token: escolar,
          cuerpo: { id_clase: rival, estudiantes: quienes },
          en: e.segunda,
        }),
      ])
      expect(respuestas.map(({ status }) => status).toSorted()).toEqual([200, 422])
      await e.db.delete(clasesEstudiantes).where(eq(clasesEstudiantes.id_clase, rival))
      await e.db
        .update(tables.clases)
        .set({ id_materia: claves.id_materia })
        .where(eq(tables.clases.id_clase, id_clase))
    }
  })
})

it('a class whose programme changes keeps nothing that depends on the old one', async () => {
  await e.db.delete(clasesEstudiantes)
  expect(await cambiar({ clave_programa: otroPrograma.clave })).toMatchObject({
    status: 422,
    errors: {
      clave_grupo: "Seleccione un valor válido en 'Grupo'",
      id_materia: "Seleccione un valor válido en 'Materia'",
    },
  })
})

describe('the name of a class', () => {
  it.each([
    ['another', { nombre: 'Lo que sea' }],
    ['none', { nombre: undefined }],
    ['a figure', { nombre: 7 }],
  ])('is built by the server where the body says %s', async (_, dicho) => {
    const cuerpo = { ...nueva, ...dicho }
    expect(await e.pedir('POST', 'clases', { token: escolar, cuerpo })).toMatchObject({
      status: 201,
      data: { nombre: 'COM-1A_Saberes de la milpa' },
    })
    expect(await cambiar({ ...dicho, clave_grupo: otra.clave_grupo })).toMatchObject({
      status: 200,
      data: { nombre: 'COM-1C_Saberes de la milpa' },
    })
  })

  it('is refused where it comes out too long, and is empty while its parts are', async () => {
    const [larga] = await e.db
      .insert(tables.materias)
      .values({ clave_materia: 'COM-199', nombre: 'x'.repeat(150), creditos: 6 })
      .returning()
    const id_materia = larga?.id_materia ?? ''
    await e.db.insert(reticulasMaterias).values({ id_reticula: claves.id_reticula, id_materia, ciclo: 2, orden: 1 })
    const registrar = async (cambios: object) =>
      (await e.pedir('POST', 'clases', { token: escolar, cuerpo: { ...nueva, ...cambios } })).errors
    expect(await registrar({ id_materia, nombre: 'Corto' })).toEqual({
      nombre: 'El nombre de la asignatura debe contener solo menos de 150 caracteres',
    })
    expect(await registrar({ id_materia: null, nombre: 'Corto' })).toEqual({
      id_materia: 'La materia es requerida',
      nombre: 'El nombre de la asignatura es requerido',
    })
    for (const ajena of ['no-es-clave', '00000000-0000-4000-8000-000000000000', '\u0000', 7])
      expect((await registrar({ id_materia: ajena }))?.nombre).toBe('El nombre de la asignatura es requerido')
  })
})

it('after any sequence of changes, grades stay with their class and students with materias they may take', async () => {
  const cambio = fc.record(
    {
      id_materia: fc.constantFrom('propia', 'otra'),
      clave_grupo: fc.constantFrom(grupo.clave_grupo, otra.clave_grupo),
      id_periodo: fc.constantFrom('propia', 'otra'),
      matricula: fc.constantFrom(persona('F').matricula, otra.matricula),
      salon: fc.constantFrom('A1', 'B2'),
      nombre: fc.string(),
    },
    { requiredKeys: [] },
  )
  const paso = fc.oneof(
    cambio.map(cambios => ({ cambios })),
    fc.constant({ nota: true as const }),
    fc.subarray([0, 1, 2], { minLength: 1 }).map(inscribir => ({ inscribir })),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(paso, { minLength: 2, maxLength: 8 }), async pasos => {
      await e.db.delete(tables.clases)
      await clase(e.db, claves, { matriculas: quienes.slice(0, 1), cambios: { id_materia: otra.id_materia } })
      id_clase = await clase(e.db, claves)
      for (const dado of pasos) {
        const antes = await guardada()
        const conNotas = await e.db.$count(clasesEstudiantes, eq(clasesEstudiantes.calificacion, 9))
        if ('nota' in dado)
          await e.db.update(clasesEstudiantes).set({ calificacion: 9 }).where(eq(clasesEstudiantes.id_clase, id_clase))
        else if ('inscribir' in dado)
          await e.pedir('POST', 'clases/asociar-estudiantes', {
            token: escolar,
            cuerpo: { id_clase, estudiantes: dado.inscribir.map(lugar => quienes[lugar]) },
          })
        else {
          const { id_materia, id_periodo, ...otros } = dado.cambios
          const { status } = await cambiar({
            ...otros,
            id_materia: id_materia === 'otra' ? otra.id_materia : claves.id_materia,
            id_periodo: id_periodo === 'otra' ? otra.id_periodo : claves.id_periodo,
          })
          expect([200, 409, 422]).toContain(status)
        }
        const despues = await guardada()
        if (conNotas) for (const campo of fijos) expect(despues?.[campo]).toBe(antes?.[campo])
        expect(despues?.nombre).toBe(
          `${despues?.clave_grupo}_${despues?.id_materia === otra.id_materia ? 'Botánica' : 'Saberes de la milpa'}`,
        )
        const cursan = await e.db
          .select({ matricula: clasesEstudiantes.matricula, id_materia: tables.clases.id_materia })
          .from(clasesEstudiantes)
          .innerJoin(tables.clases, eq(tables.clases.id_clase, clasesEstudiantes.id_clase))
        expect(new Set(cursan.map(({ matricula, id_materia }) => `${matricula} ${id_materia}`)).size).toBe(
          cursan.length,
        )
      }
    }),
    { numRuns: veces(40) },
  )
})
