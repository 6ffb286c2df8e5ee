import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import { fases } from '../../src/domain/servicioSocial/fases.ts'
import { solicitud } from '../casos/solicitud.ts'
import { acreditar } from '../harness/acreditar.ts'
import { cuerpoDeReadmision } from '../harness/cuerpoDeReadmision.ts'
import { solicitudes } from '../harness/solicitudes.ts'
import { id, matricula, oficina, type Oficina } from './oficina.ts'
import { en } from './ponerServicio.ts'

const nueva = 'N'.padEnd(18, '1')
const noActivado = 'El servicio social no está activado para este estudiante'
const propioServicio = 'estudiante/datos/servicio-social/activo'
let o: Oficina
let folio: string
let propio: string

const concluido = en(Object.fromEntries(fases.map((_, fase) => [fase, 'aceptado'])))
const datos = async (ruta: string, quien: string) => {
  const { texto } = await o.e.pedir('GET', ruta, { token: quien === 'propio' ? propio : (o.tokens.get(quien) ?? '') })
  return JSON.parse(texto)
}
const activar = () =>
  o.e.pedir('POST', `cuc/estudiante/${nueva}/activar-servicio`, {
    token: o.tokens.get('escolar'),
    cuerpo: { matricula: nueva },
  })

const hasta = (fase: number, estado: 'enviado' | 'pendiente') =>
  en({ ...Object.fromEntries(fases.slice(0, fase).map((_, cual) => [cual, 'aceptado'] as const)), [fase]: estado })
const conCerrada = (continua: boolean) =>
  o.e.db.update(tables.estudiantes).set({ continua }).where(eq(tables.estudiantes.matricula, matricula))

beforeAll(async () => {
  o = await oficina()
  const { e } = o
  await o.poner(concluido)
  const [emitido = ''] = await solicitudes(e.db, [{ estado: 'Emitido' }])
  folio = emitido
  await e.pedir('POST', 'estudiantes/readmision', {
    token: o.tokens.get('escolar'),
    cuerpo: cuerpoDeReadmision(o.claves.id_reticula, nueva),
  })
  await acreditar(e.db, o.claves, [nueva])
  propio = await e.tokenDe('estudiante')
})
afterAll(() => o.e.cerrar())

it('a service that was finished under the matrícula before is not activated again under the new one', async () => {
  expect(await activar()).toMatchObject({
    status: 409,
    message: `El estudiante ya concluyó su servicio social con la matrícula ${matricula}`,
  })
  expect(await o.e.db.$count(tables.serviciosSociales)).toBe(1)
})

it('the student reads the finished service and its letter of before, and nobody else does with rights that they had not', async () => {
  expect(await datos(propioServicio, 'propio')).toMatchObject({
    data: { id_servicio_social: id, matricula_estudiante: matricula, status: 'completado' },
  })
  const carta = (quien: string, token = o.tokens.get(quien)) =>
    o.e.pedir('POST', 'servicio-social/estudiante/datos/carta-solicitud', {
      token,
      cuerpo: { id_servicio_social: id, matricula_estudiante: matricula },
    })
  expect((await carta('propio', propio)).status).toBe(200)
  expect((await carta('escolar.vecino')).status).toBe(403)
  expect((await carta('estudiante.vecino')).status).toBe(403)
  expect(await datos(propioServicio, 'estudiante.vecino')).toMatchObject({ message: noActivado })
})

it('the student alone reads the certificates of all their matrículas, with the documents and the steps', async () => {
  const { data } = await datos('estudiante/certificados', 'propio')
  expect(data).toMatchObject([
    { n_folio: folio, certificados: { url_certificado: expect.stringContaining('/api/storage/') } },
  ])
  expect(await datos(`certificados/${folio}/pasos`, 'propio')).toMatchObject({ data: { posibles: [] } })
  expect((await datos('estudiante/certificados', 'estudiante.vecino')).data).toEqual([])
  for (const quien of ['estudiante.vecino', 'escolar.vecino'])
    expect(await datos(`certificados/${folio}/pasos`, quien)).toMatchObject({ err: true })
})

it('the student reads the leave that they asked for under a matrícula before, to which its notices lead; no other student does', async () => {
  const [baja] = await o.e.db
    .insert(tables.bajasTemporales)
    .values({
      ...solicitud,
      motivo: 'Salud',
      turno: null,
      matricula_estudiante: matricula,
      estado: 'rechazada',
      abierto: '2026-11-20',
      desde: '2026-11-20',
    })
    .returning({ id: tables.bajasTemporales.id_caso })
  expect(await datos(`bajasTemporales/${baja?.id}/pasos`, 'propio')).toMatchObject({ data: { posibles: [] } })
  expect(await datos(`bajasTemporales/${baja?.id}/pasos`, 'estudiante.vecino')).toMatchObject({ err: true })
})

it('a service of before that was never finished stays where it is: the student begins another one and does nothing more in that', async () => {
  onTestFinished(o.borrar)
  await o.poner(en({ 0: 'aceptado' }))
  expect(await datos(propioServicio, 'propio')).toMatchObject({ message: noActivado })
  expect(
    (await o.pedirPaso('estudiante', { accion: 'enviar', fase: 1, puesto: { id, matricula, token: propio } })).status,
  ).toBe(403)
  expect((await activar()).status).toBe(200)
  expect(await o.e.db.$count(tables.serviciosSociales, eq(tables.serviciosSociales.matricula_estudiante, nueva))).toBe(
    1,
  )
  expect(await datos(propioServicio, 'propio')).toMatchObject({ data: { matricula_estudiante: nueva } })
})

it.each([
  ['awaits the student', en({ 0: 'aceptado' }), 0],
  ['awaits the office, and then the student again', en({ 0: 'aceptado', 1: 'enviado' }), 0],
  ['awaits the student with the last report', hasta(8, 'pendiente'), 0],
  ['awaits the student with the letter of termination', hasta(9, 'pendiente'), 1],
  ['awaits the office alone, with the payment', hasta(10, 'enviado'), 1],
  ['awaits the letter of release', hasta(11, 'pendiente'), 1],
])('a service of before that %s counts among those in course: %#', async (_, servicio, cuantos) => {
  await o.poner(servicio)
  const contar = async (quien: string, ruta: string) =>
    (await datos(ruta, quien)).data.filter(({ matricula: de }: { matricula: string }) => de === matricula).length
  const contados = async () => [
    await contar('escolar', 'estudiantes/servicio-social/activos'),
    await contar('escolar', 'servicio-social/en-curso'),
    await contar('coordinador', 'servicio-social/en-curso'),
  ]
  expect(await contados()).toEqual([cuantos, cuantos, cuantos])
  await conCerrada(false)
  expect(await contados()).toEqual([1, 1, 1])
  await conCerrada(true)
})
