import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { periodosDeKardex } from '../../src/domain/kardex.ts'
import { longestComment } from '../../src/schema/process/longestComment.ts'
import { alta } from '../harness/alta.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { historia } from '../harness/historia.ts'
import { otroEstudiante, vecinos } from '../harness/vecinos.ts'

let e: Escena
let oficina: string
let coordinacion: string
let materias: readonly { id_materia: string; nombre: string }[]
let periodos: readonly { id_periodo: string }[]
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  ;({ materias, periodos } = await historia(e.db, { creditos: [4, 6, 8], tomadas: [] }))
  oficina = await e.tokenDe('escolar')
  coordinacion = await e.tokenDe('coordinador')
})
afterAll(() => e.cerrar())
beforeEach(async () => {
  await e.db.delete(tables.calificacionesPrevias)
})

const cuerpo = (mas: object = {}) => ({
  matricula_estudiante: estudiante.matricula,
  id_materia: materias[0]?.id_materia,
  periodo_escrito: '2019-1',
  calificacion: 8.5,
  tipo: 'Ordinario',
  motivo: 'Acta del archivo',
  ...mas,
})
const registrar = (mas?: object) => alta(e, 'calificacionesPrevias', cuerpo(mas), oficina)
const confirmar = async (...claves: (string | null | undefined)[]) => {
  const seleccion = { ids: claves, list: 'registradas' }
  const ensayo = await e.pedir('POST', 'lotes/calificacionesPrevias/confirmar', {
    token: oficina,
    cuerpo: { ...seleccion, preview: true },
  })
  const { huella } = JSON.parse(ensayo.texto).data ?? {}
  return e.pedir('POST', 'lotes/calificacionesPrevias/confirmar', { token: oficina, cuerpo: { ...seleccion, huella } })
}
const kardex = async (matricula = estudiante.matricula) =>
  JSON.parse(
    (await e.pedir('GET', `coordi-escolar/estudiantes/${matricula}/clases/generales/total`, { token: oficina })).texto,
  ).data
const yaRegistrada = 'Esa calificación ya está registrada; si está anulada, la corrige la coordinación académica'
const corregir = (clave: string | null | undefined, mas: object, token = coordinacion) =>
  e.pedir('POST', `calificacionesPrevias/${clave}/correccion`, { token, cuerpo: mas })

test('a grade is read with a comma as with a point, and an invalid one refused in the same words', async () => {
  expect(await registrar({ calificacion: '7,5' })).toMatchObject({ calificacion: 7.5 })
  for (const [calificacion, mensaje] of [
    ['7,55', 'La calificación debe ser un número de 0 a 10 con máximo un decimal'],
    ['10,5', 'La calificación debe ser un número de 0 a 10 con máximo un decimal'],
    ['siete', "El campo 'Calificación' debe ser un número"],
  ]) {
    const cuerpoDe = cuerpo({ calificacion, periodo_escrito: '2019-2' })
    const { status, errors } = await e.pedir('POST', 'calificacionesPrevias', { token: oficina, cuerpo: cuerpoDe })
    expect([status, errors]).toEqual([422, { calificacion: mensaje }])
  }
})

test('counts once it is confirmed, and is then closed to form, deletion and office', async () => {
  const una = await registrar()
  expect([una.estado, una.registrada_por]).toEqual(['Por confirmar', 'Magdalena García López'])
  expect(await kardex()).toEqual({})
  expect((await confirmar(una.id_calificacion)).status).toBe(200)
  expect(await kardex()).toMatchObject({
    '2019-1': [
      {
        nombre_materia: materias[0]?.nombre,
        calificacion_estudiante: '8.5',
        acreditado_estudiante: 'Si',
        previa: { tipo: 'Ordinario', institucion: null },
      },
    ],
  })
  for (const metodo of ['PUT', 'DELETE'])
    expect(
      (
        await e.pedir(metodo, `calificacionesPrevias/${una.id_calificacion}`, {
          token: oficina,
          cuerpo: cuerpo({ calificacion: 9 }),
        })
      ).message,
    ).toContain('ya fue confirmada')
  expect((await corregir(una.id_calificacion, { calificacion: 9, motivo_correccion: 'x' }, oficina)).status).toBe(403)
})

test('is corrected by the coordinador with a reason that history keeps', async () => {
  const una = await registrar()
  expect((await corregir(una.id_calificacion, { calificacion: 9, motivo_correccion: 'Acta' })).status).toBe(409)
  await confirmar(una.id_calificacion)
  const sin = await corregir(una.id_calificacion, { calificacion: 9 })
  expect([sin.status, sin.errors]).toEqual([422, { motivo_correccion: 'Escriba por qué se corrige' }])
  for (const [motivo, falta] of [
    ['x'.repeat(longestComment + 1), `El motivo debe contener máximo ${longestComment} caracteres`],
    ['Acta \u0007', 'El motivo contiene caracteres no permitidos'],
  ]) {
    const { status, errors } = await corregir(una.id_calificacion, { calificacion: 9, motivo_correccion: motivo })
    expect([status, errors]).toEqual([422, { motivo_correccion: falta }])
  }
  expect((await corregir(una.id_calificacion, { calificacion: 9.55, motivo_correccion: 'Acta' })).status).toBe(422)
  const vieja = await corregir(una.id_calificacion, { calificacion: 9, motivo_correccion: 'Acta 7', version: 1 })
  expect(vieja.status).toBe(409)
  const larga = 'Acta 7'.padEnd(longestComment, '.')
  const hecha = await corregir(una.id_calificacion, { calificacion: 5.5, motivo_correccion: larga })
  expect([hecha.status, hecha.data.estado]).toEqual([200, 'Confirmada'])
  expect((await kardex())['2019-1']).toMatchObject([{ calificacion_estudiante: '5.5', acreditado_estudiante: 'No' }])
  const historial = (await e.pedir('GET', `historial/calificacionesPrevias/${una.id_calificacion}`, { token: oficina }))
    .texto
  for (const dicho of [larga, '8.5', '5.5']) expect(historial).toContain(dicho)
  await corregir(una.id_calificacion, { estado: 'Anulada', motivo_correccion: 'No era suya' })
  expect(await kardex()).toEqual({})
})

test('an annulled grade in the way of the right one is refused with the role that can correct it, and is corrected so', async () => {
  const una = await registrar()
  await confirmar(una.id_calificacion)
  await corregir(una.id_calificacion, { estado: 'Anulada', motivo_correccion: 'No era suya' })
  expect(
    await e.pedir('POST', 'calificacionesPrevias', { token: oficina, cuerpo: cuerpo({ calificacion: 9 }) }),
  ).toMatchObject({ status: 409, message: yaRegistrada, errors: { matricula_estudiante: yaRegistrada } })
  const correcta = { estado: 'Confirmada', calificacion: 9, motivo_correccion: 'Sí era suya' }
  expect((await corregir(una.id_calificacion, correcta)).status).toBe(200)
  expect((await kardex())['2019-1']).toMatchObject([{ calificacion_estudiante: '9' }])
})

test('the periods of a kardex are told and shown by their dates, also one that is called by a number alone', async () => {
  const [antes, despues] = await e.db
    .insert(tables.periodos)
    .values([
      { nombre: 'Otoño', fecha_inicio: '2018-08-01', fecha_final: '2019-01-31', periodicidad: 'Semestre' },
      { nombre: '2019', fecha_inicio: '2019-02-01', fecha_final: '2019-07-31', periodicidad: 'Semestre' },
    ])
    .returning()
  const escrito = { periodo_escrito: null }
  const de = async (periodo: typeof antes) =>
    (await registrar({ ...escrito, id_periodo: periodo?.id_periodo })).id_calificacion
  await confirmar(await de(antes), await de(despues))
  const leido = await kardex()
  expect(Object.keys(leido).toSorted()).toEqual(['2019', 'Otoño'])
  expect(periodosDeKardex(leido).map(({ periodo }) => periodo)).toEqual(['Otoño', '2019'])
})

test('asks for a period, of the list or written, and for institution and document where another decided', async () => {
  const falla = async (mas: object) =>
    (await e.pedir('POST', 'calificacionesPrevias', { token: oficina, cuerpo: cuerpo(mas) })).errors
  expect(await falla({ periodo_escrito: null })).toEqual({ periodo_escrito: 'Elija el periodo o escriba cuál fue' })
  expect(Object.keys((await falla({ tipo: 'Revalidación' })) ?? {}).toSorted()).toEqual(['documento', 'institucion'])
  expect(Object.keys((await falla({ calificacion: 7.25 })) ?? {})).toEqual(['calificacion'])
  expect(Object.keys((await falla({ matricula_estudiante: otroEstudiante })) ?? {})).toEqual(['matricula_estudiante'])
  const una = await registrar({ id_periodo: periodos[0]?.id_periodo })
  expect([una.id_periodo, una.periodo_escrito]).toEqual([periodos[0]?.id_periodo, null])
  await registrar()
  const doble = await e.pedir('POST', 'calificacionesPrevias', { token: oficina, cuerpo: cuerpo() })
  expect([doble.status, doble.message]).toEqual([409, yaRegistrada])
})

test('a written period is one, however its capitals, accents and blanks were typed: kardex and boleta agree', async () => {
  const claves = []
  for (const [cual, periodo_escrito, calificacion] of [
    [0, 'Otoño 2019', 9],
    [1, 'OTOÑO  2019', 7],
    [2, 'otono 2019', 5],
  ] as const)
    claves.push(
      (await registrar({ id_materia: materias[cual]?.id_materia, periodo_escrito, calificacion })).id_calificacion,
    )
  expect((await confirmar(...claves)).status).toBe(200)
  const [seccion, ...mas] = periodosDeKardex(await kardex())
  expect([seccion?.promedio, seccion?.entradas.length, mas.length]).toEqual(['7.00', 3, 0])
  const token = await e.tokenDe('estudiante')
  const leer = async (ruta: string) => JSON.parse((await e.pedir('GET', ruta, { token })).texto).data
  const [periodo, ...otros] = await leer('estudiantes/pertenece/periodos')
  expect([periodo.nombre, otros.length]).toEqual([seccion?.periodo, 0])
  for (const cual of [periodo.id_periodo, 'escrito:Otoño 2019'])
    expect(await leer(`estudiantes/clases/periodo/${encodeURIComponent(cual)}`)).toHaveLength(3)
  const valores = cuerpo({ id_materia: materias[2]?.id_materia, periodo_escrito: 'Otoño 2019' })
  const avisos = await e.pedir('POST', 'advertencias/calificacionesPrevias', { token: oficina, cuerpo: { valores } })
  expect(JSON.parse(avisos.texto).data.hallazgos.map(({ texto }: { texto: string }) => texto)).toEqual([
    'Ya tiene calificación de esta materia en «otono 2019»: 5',
  ])
})

test('a whole plan at once, all of it or nothing', async () => {
  const enviar = (calificaciones: object[], mas: object = {}, matricula: string = estudiante.matricula) =>
    e.pedir('POST', `estudiantes/${matricula}/equivalencias`, {
      token: oficina,
      cuerpo: {
        tipo: 'Equivalencia',
        institucion: 'Universidad del Istmo',
        documento: 'Dictamen 4',
        periodo_escrito: 'Equivalencias 2026',
        motivo: 'Traslado',
        ...mas,
        calificaciones,
      },
    })
  const [una, otra, tercera] = materias.map(({ id_materia }) => id_materia)
  const mala = await enviar([
    { id_materia: una, calificacion: 8 },
    { id_materia: otra, calificacion: 11 },
    { id_materia: una, calificacion: 9 },
  ])
  expect([mala.status, Object.keys(mala.errors ?? {}).toSorted()]).toEqual([422, [una, otra].toSorted()])
  expect((await enviar([{ id_materia: una, calificacion: 8 }], { documento: '' })).errors).toMatchObject({
    documento: 'El documento es requerido',
  })
  expect((await enviar([{ id_materia: una, calificacion: 8 }], {}, otroEstudiante)).status).toBe(403)
  const ajena = await enviar([{ id_materia: una, calificacion: 8 }], { matricula_estudiante: otroEstudiante })
  expect([ajena.status, ajena.errors]).toEqual([422, { matricula_estudiante: ajena.message }])
  expect(await e.db.$count(tables.calificacionesPrevias)).toBe(0)
  const bien = await enviar([una, otra, tercera].map(id_materia => ({ id_materia, calificacion: 8 })))
  expect(bien.status).toBe(201)
  const filas = await e.db
    .select()
    .from(tables.calificacionesPrevias)
    .where(eq(tables.calificacionesPrevias.matricula_estudiante, estudiante.matricula))
  expect(filas.map(({ tipo, estado }) => `${tipo} ${estado}`)).toEqual(Array(3).fill('Equivalencia Por confirmar'))
  const repetida = await enviar([{ id_materia: una, calificacion: 8 }])
  expect([repetida.status, repetida.message]).toEqual([409, yaRegistrada])
  await confirmar(...filas.map(({ id_calificacion }) => id_calificacion))
  expect(Object.values<{ previa: object }[]>(await kardex()).flat()).toHaveLength(3)
})
