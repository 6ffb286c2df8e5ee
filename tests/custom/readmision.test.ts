import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { clasesEstudiantes } from '../../server/academico/tables.ts'
import { tables } from '../../server/university/tables.ts'
import type { Kardex } from '../../src/domain/kardex.ts'
import { sinEstudiante } from '../../src/domain/readmision.ts'
import { cuerpoDeReadmision } from '../harness/cuerpoDeReadmision.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc, estudiante, grupo, programa } from '../harness/filas.ts'
import { historia } from '../harness/historia.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { otroCuc, otroGrupo, vecinos } from '../harness/vecinos.ts'

const nueva = 'N'.padEnd(18, '1')
let e: Escena
let malla: string
let deOrigen: string
let deDestino: string

const datos = () => cuerpoDeReadmision(malla, nueva, { clave_grupo: otroGrupo.clave_grupo })
const readmitir = (mas: object = {}, token = deDestino) =>
  e.pedir('POST', 'estudiantes/readmision', { token, cuerpo: { ...datos(), ...mas } })
/** Asks what a readmission would do, which writes nothing. */
const advertir = async (mas: object = {}) => {
  const { status, texto } = await e.pedir('POST', 'advertencias/readmision', {
    token: deDestino,
    cuerpo: { ...datos(), ...mas },
  })
  return { status, data: JSON.parse(texto).data }
}
const leer = async (ruta: string, token: string) => {
  const { status, texto } = await e.pedir('GET', ruta, { token })
  return { status, data: JSON.parse(texto).data }
}
const fila = async (matricula: string) =>
  (await e.db.select().from(tables.estudiantes).where(eq(tables.estudiantes.matricula, matricula)))[0]

beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  await historia(e.db, {
    creditos: [4, 6],
    tomadas: [{ materia: 0, periodo: 0, calificacion: 9.3, acreditado: 'Si' }],
  })
  malla = (await fila(estudiante.matricula))?.id_reticula ?? ''
  deOrigen = await e.tokenDe('escolar')
  deDestino = await e.tokenDe('escolar.vecino')
})
afterAll(() => e.cerrar())
beforeEach(async () => {
  await e.db.execute(
    sql`with una as (select id_usuario from estudiantes where matricula = ${nueva}) select count(*) from una`,
  )
  const actual = await fila(nueva)
  if (actual) await e.db.delete(tables.estudiantes).where(eq(tables.estudiantes.matricula, nueva))
  await e.db
    .update(tables.estudiantes)
    .set({ ...(actual && { id_usuario: actual.id_usuario }), estatus: 0, continua: false })
    .where(eq(tables.estudiantes.matricula, estudiante.matricula))
})
const activo = () =>
  e.db.update(tables.estudiantes).set({ estatus: 1 }).where(eq(tables.estudiantes.matricula, estudiante.matricula))

test('the office of another campus readmits a student it does not see, by matrícula and birth date; the same account opens the new record and both kardexes', async () => {
  const { status, data, texto } = await readmitir()
  expect([status, texto.includes('readmitido')]).toEqual([201, true])
  expect(data).toMatchObject({
    matricula: nueva,
    matricula_anterior: estudiante.matricula,
    nombre: estudiante.nombre,
    apellidopaterno: estudiante.apellidopaterno,
    semestre: 3,
    estatus: 1,
  })
  expect(await fila(estudiante.matricula)).toMatchObject({ estatus: 0, continua: true, id_usuario: null })

  const propio = await e.tokenDe('estudiante')
  expect((await e.perfil(propio)).status).toBe(200)
  expect((await leer('estudiantes/clases/general/totales', propio)).data).toEqual({})
  const suyas = await leer(`trayectoria/${nueva}`, propio)
  expect(suyas.data.map((etapa: { matricula: string }) => etapa.matricula)).toEqual([estudiante.matricula, nueva])
  const antes = (await leer(`trayectoria/${estudiante.matricula}/kardex`, propio)).data
  expect(Object.values<Kardex[string]>(antes).flat()).toMatchObject([{ calificacion_estudiante: '9.3' }])

  for (const token of [deDestino, await e.tokenDe('coordinador')]) {
    expect((await leer(`trayectoria/${nueva}`, token)).data).toHaveLength(2)
    expect(
      (await leer(`coordi-escolar/estudiantes/${estudiante.matricula}/clases/generales/total`, token)).data,
    ).toEqual(antes)
  }
})

test('the former campus learns that the person continues and which cases are pending there, but not the new place', async () => {
  const [dada] = await e.db
    .select()
    .from(clasesEstudiantes)
    .where(eq(clasesEstudiantes.matricula, estudiante.matricula))
  const suya = eq(tables.clases.id_clase, dada?.id_clase ?? '')
  await e.db.update(tables.clases).set({ status_escolar: false }).where(suya)
  await e.db.insert(tables.bajasTemporales).values({
    matricula_estudiante: estudiante.matricula,
    motivo: 'Salud',
    explicacion: 'Reposo',
    fecha_inicio: '2026-12-01',
    fecha_final: '2027-01-31',
    estado: 'aceptada',
    abierto: '2026-11-20',
    desde: '2026-11-20',
  })
  await solicitudes(e.db, [{}])
  expect((await advertir()).data).toEqual({
    matricula: estudiante.matricula,
    nombre: 'José Luis Peña Cruz',
    programa: programa.nombre,
    avisos: [
      'Queda con la matrícula anterior, y no pasa a la nueva: 1 asignatura sin cerrar, 1 baja temporal sin decidir y 1 certificado en trámite.',
    ],
  })
  await readmitir()
  expect((await advertir()).status).toBe(409)
  expect((await leer(`estudiantes/${nueva}/certificado`, deDestino)).data).toMatchObject({
    en_tramite: [],
    en_tramite_de_antes: [{ matricula: estudiante.matricula, n_folio: '2026-00001' }],
  })
  await e.db.delete(tables.certificados)
  await e.db.delete(tables.bajasTemporales)
  await e.db.update(tables.clases).set({ status_escolar: true }).where(suya)
  const { data } = await leer(`trayectoria/${estudiante.matricula}`, deOrigen)
  expect(data.map((etapa: { matricula: string }) => etapa.matricula)).toEqual([estudiante.matricula])
  for (const ruta of [`trayectoria/${nueva}`, `coordi-escolar/estudiantes/${nueva}/clases/generales/total`])
    expect((await leer(ruta, deOrigen)).status).toBe(403)
  const avisos = (await e.pedir('GET', 'avisos', { token: deOrigen })).texto
  expect(avisos).toContain('continúa con otra matrícula')
  expect(avisos).toContain(
    'queda por atender: 1 asignatura sin cerrar, 1 baja temporal sin decidir y 1 certificado en trámite.',
  )
  for (const secreto of [nueva, otroCuc.nombre, otroCuc.clave, otroGrupo.nombre]) expect(avisos).not.toContain(secreto)
  const historial = (await e.pedir('GET', `historial/estudiantes/${estudiante.matricula}`, { token: deOrigen })).texto
  expect(historial).toContain('Readmisión')
  expect(historial).not.toContain(nueva)
})

test('the campus that the person left is told of a social service that ended there unfinished, and of one that it can still finish', async () => {
  const { serviciosSociales } = tables
  const dicho = async (paso: Omit<typeof serviciosSociales.$inferInsert, 'matricula_estudiante'>) => {
    await e.db.insert(serviciosSociales).values({ matricula_estudiante: estudiante.matricula, ...paso })
    await readmitir()
    await e.db.delete(serviciosSociales)
    const { avisos } = JSON.parse((await e.pedir('GET', 'avisos', { token: deOrigen })).texto).data
    return avisos[0].texto
  }
  expect(await dicho({ fase: 0, status: 'pendiente', turno: 'estudiante' })).toBe(
    `El registro ${estudiante.matricula} quedó inactivo y cerrado: la persona fue readmitida. El servicio social que no terminó con ella ya no espera a nadie: si lo retoma, comienza otro.`,
  )
  await e.db.delete(tables.estudiantes).where(eq(tables.estudiantes.matricula, nueva))
  await e.db
    .update(tables.estudiantes)
    .set({ continua: false })
    .where(eq(tables.estudiantes.matricula, estudiante.matricula))
  expect(await dicho({ turno: 'coordinador', fase: 11, status: 'pendiente_liberacion', periodo: 'anio' })).toContain(
    'queda por atender: su servicio social.',
  )
})

test('the old record is closed; its matrícula is not readmitted twice', async () => {
  await readmitir()
  const cambio = await e.pedir('PUT', `estudiantes/${estudiante.matricula}`, {
    token: deOrigen,
    cuerpo: { semestre: 5 },
  })
  expect([cambio.status, cambio.message]).toEqual([
    409,
    'Esta persona continúa con otra matrícula: sus datos se cambian en el registro nuevo',
  ])
  const otra = await readmitir({ matricula: 'M'.padEnd(18, '2') })
  expect([otra.status, otra.message]).toEqual([409, 'Este estudiante ya continúa con otra matrícula'])
})

test('nothing is revealed unless both match, and nothing changes', async () => {
  const antes = await fila(estudiante.matricula)
  for (const mas of [
    { fecha_nacimiento: '1999-01-01' },
    { matricula_anterior: 'Z'.padEnd(18, '9') },
    { matricula_anterior: 'Z'.padEnd(18, '9'), fecha_nacimiento: '1999-01-01' },
  ]) {
    const { status, message, data } = await readmitir(mas)
    expect([status, message, data ?? null]).toEqual([404, sinEstudiante, null])
    expect(await advertir(mas)).toEqual({ status: 404, data: undefined })
  }
  const ajeno = await readmitir({ clave_grupo: grupo.clave_grupo })
  expect([ajeno.status, Object.keys(ajeno.errors ?? {})]).toEqual([422, ['clave_grupo']])
  const repetida = await readmitir({ matricula: estudiante.matricula })
  expect(repetida.status).toBe(409)
  const mala = await readmitir({ matricula: 'corta', semestre: 40 })
  expect([mala.status, Object.keys(mala.errors ?? {}).toSorted()]).toEqual([422, ['matricula', 'semestre']])
  expect(await fila(estudiante.matricula)).toEqual(antes)
  expect(await fila(nueva)).toBeUndefined()
})

test('a student still active at a campus cannot be readmitted by another one, and nothing changes', async () => {
  await activo()
  const antes = await fila(estudiante.matricula)
  expect(await readmitir()).toMatchObject({
    status: 409,
    message: 'Este estudiante sigue activo en otro CUC: pida que allá lo den de baja primero',
  })
  expect([await fila(estudiante.matricula), await fila(nueva)]).toEqual([antes, undefined])
})

test('within one campus too, where the office sees both, also of an active student', async () => {
  await activo()
  expect((await readmitir({ clave_grupo: grupo.clave_grupo }, deOrigen)).status).toBe(201)
  const { data } = await leer(`trayectoria/${estudiante.matricula}`, deOrigen)
  expect(data).toMatchObject([{ clave_cuc: cuc.clave }, { clave_cuc: cuc.clave, matricula: nueva }])
})

test('is one person to the list of possible duplicates: the last record alone', async () => {
  const coordinacion = await e.tokenDe('coordinador')
  expect((await e.pedir('GET', 'duplicados', { token: coordinacion })).texto).toContain(estudiante.matricula)
  await readmitir()
  const { texto } = await e.pedir('GET', 'duplicados', { token: coordinacion })
  expect([texto.includes(estudiante.matricula), texto.includes(nueva)]).toEqual([false, true])
})
