import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { usuarios } from '../../server/auth/tables.ts'
import { avisos } from '../../server/university/notices.ts'
import { tables } from '../../server/university/tables.ts'
import { solicitud } from '../casos/solicitud.ts'
import { id, matricula, oficina, type Oficina } from './oficina.ts'
import { en } from './ponerServicio.ts'
import { cuerpoDeReadmision } from '../harness/cuerpoDeReadmision.ts'

const { estudiantes, serviciosSociales } = tables
const nueva = 'N'.padEnd(18, '1')
const enReporte = en({ 0: 'aceptado', 1: 'aceptado', 2: 'aceptado' })

let o: Oficina
beforeAll(async () => {
  o = await oficina()
})
afterAll(() => o.e.cerrar())
beforeEach(() => {
  o.e.reloj.ahora = new Date('2026-11-20T16:00:00Z')
})

const elDia = (dia: string) => {
  o.e.reloj.ahora = new Date(`${dia}T16:00:00Z`)
}
const comoEscolar = async (metodo: string, ruta: string, cuerpo?: object) =>
  o.e.pedir(metodo, ruta, { token: await o.e.tokenDe('escolar'), ...(cuerpo && { cuerpo }) })
const ponerEstatus = async (estatus: 0 | 1) => {
  const lote = { ids: [matricula], list: 'deMiCuc', values: { estatus } }
  const { data } = await comoEscolar('POST', 'lotes/estudiantes/estatus', { ...lote, preview: true })
  const { status } = await comoEscolar('POST', 'lotes/estudiantes/estatus', { ...lote, huella: data.huella })
  if (status !== 200) throw new Error(`the estatus could not be set: ${status}`)
}
/** Returns how many services a view of the office shows. */
const enVista = async (vista: string) => {
  const filtro = encodeURIComponent(JSON.stringify({ vista }))
  return JSON.parse((await comoEscolar('GET', `servicio-social/en-curso?filter=${filtro}`)).texto).data.length
}
const atrasados = async () => [await enVista('fueraDePlazo'), await enVista('detenidos'), await enVista('enPausa')]
const ultimoAviso = async () =>
  (
    await o.e.db
      .select({ asunto: avisos.asunto, texto: avisos.texto })
      .from(avisos)
      .innerJoin(usuarios, eq(usuarios.id, avisos.usuario_id))
      .where(and(eq(usuarios.email, 'estudiante@demo.cuc.mx'), eq(avisos.direccion, '/servicioSocialEstudiante')))
      .orderBy(desc(avisos.id))
      .limit(1)
  )[0]

it('a student on leave is neither late nor standing still, and has on coming back the days that were left', async () => {
  await o.poner(enReporte)
  const { version, vence } = (await o.fila()) ?? {}
  expect(vence).toBe('2026-12-05')
  const dar = async (rol: string, ruta: string, cuerpo = {}) =>
    o.e.pedir('POST', `bajasTemporales${ruta}`, { token: await o.e.tokenDe(rol), cuerpo })
  const { data } = await dar('estudiante', '', solicitud)
  await dar('escolar', `/${data.id_caso}/aceptar`)
  await dar('coordinador', `/${data.id_caso}/confirmar`)
  expect(await o.fila()).toMatchObject({ turno: 'pausa', vence: null, dias_restantes: 15, version })
  elDia('2027-06-02')
  expect(await atrasados()).toEqual([0, 0, 1])
  const recordados = await comoEscolar('POST', 'seguimiento/recordatorios', { que: 'servicios' })
  expect(JSON.parse(recordados.texto).data.cuantos).toBe(0)
  await ponerEstatus(1)
  expect(await o.fila()).toMatchObject({ turno: 'estudiante', vence: '2027-06-17', ausente_desde: null, version })
  expect(await atrasados()).toEqual([0, 0, 0])
  expect(await ultimoAviso()).toEqual({
    asunto: 'Su servicio social continúa',
    texto:
      'Los días en que su matrícula estuvo inactiva no cuentan en su servicio social. Siga con «Reporte bimestral 1»: tiene hasta el 17 de junio de 2027.',
  })
  elDia('2027-06-17')
  expect(await atrasados()).toEqual([0, 0, 0])
  elDia('2027-06-18')
  expect(await atrasados()).toEqual([1, 0, 0])
  elDia('2027-07-01')
  expect(await atrasados()).toEqual([1, 0, 0])
  elDia('2027-07-02')
  expect(await atrasados()).toEqual([1, 1, 0])
})

it('the office decides while the student is away: its own days run, a phase sent back waits', async () => {
  await o.poner(en({ 0: 'aceptado', 1: 'aceptado', 2: 'aceptado', 3: 'enviado' }))
  await ponerEstatus(0)
  expect(await o.fila()).toMatchObject({ turno: 'escolar', vence: '2026-11-25' })
  elDia('2026-12-01')
  expect(await enVista('tardeEscolar')).toBe(1)
  o.tokens.set('escolar', await o.e.tokenDe('escolar'))
  expect((await o.pedirPaso('escolar', { accion: 'rechazar', fase: 3, comentario: 'Falta' })).status).toBe(200)
  expect(await o.fila()).toMatchObject({ turno: 'pausa', vence: null, dias_restantes: 15 })
  elDia('2027-02-01')
  await ponerEstatus(1)
  expect(await o.fila()).toMatchObject({ turno: 'estudiante', vence: '2027-02-16', dias_ausente: 73 })
})

it('one save, a batch and its undoing pause and go on alike', async () => {
  await o.poner(enReporte)
  const { data } = await comoEscolar('GET', `estudiantes/${matricula}`)
  const { status } = await comoEscolar('PUT', `estudiantes/${matricula}`, { ...data, estatus: 0 })
  expect([status, (await o.fila())?.turno]).toEqual([200, 'pausa'])
  const lote = { ids: [matricula], list: 'deMiCuc', values: { estatus: 1 } }
  const vista = await comoEscolar('POST', 'lotes/estudiantes/estatus', { ...lote, preview: true })
  expect((await o.fila())?.turno).toBe('pausa')
  const hecho = await comoEscolar('POST', 'lotes/estudiantes/estatus', { ...lote, huella: vista.data.huella })
  expect((await o.fila())?.turno).toBe('estudiante')
  expect((await comoEscolar('POST', `lotes/${hecho.data.lote}/deshacer`)).status).toBe(200)
  expect((await o.fila())?.turno).toBe('pausa')
  await ponerEstatus(1)
})

it('a readmission puts the unfinished service of before on pause; undone, it goes on', async () => {
  await o.poner(enReporte)
  const readmitido = await comoEscolar(
    'POST',
    'estudiantes/readmision',
    cuerpoDeReadmision(o.claves.id_reticula, nueva),
  )
  expect(readmitido.status).toBe(201)
  expect(await o.fila()).toMatchObject({ turno: 'pausa', vence: null })
  elDia('2026-11-30')
  expect((await comoEscolar('DELETE', `estudiantes/${nueva}`)).status).toBe(200)
  expect(await o.fila()).toMatchObject({ turno: 'estudiante', vence: '2026-12-15', ausente_desde: null })
})

it('a finished service is left as it is', async () => {
  await o.poner(en(Object.fromEntries(Array.from({ length: 12 }, (_, fase) => [fase, 'aceptado' as const]))))
  await ponerEstatus(0)
  const [fila] = await o.e.db
    .select()
    .from(serviciosSociales)
    .where(eq(serviciosSociales.matricula_estudiante, matricula))
  const [alumno] = await o.e.db.select().from(estudiantes).where(eq(estudiantes.matricula, matricula))
  expect([fila?.turno, fila?.ausente_desde, alumno?.estatus]).toEqual(['nadie', null, 0])
  await ponerEstatus(1)
})

it('a service that is completed while its student is away keeps no absence once they are back', async () => {
  await o.poner(en(Object.fromEntries([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(fase => [fase, 'aceptado']))))
  elDia('2026-11-25')
  await ponerEstatus(0)
  o.tokens.set('coordinador', await o.e.tokenDe('coordinador'))
  expect((await o.pedirPaso('coordinador', { accion: 'entregar', fase: 11 })).status).toBe(200)
  elDia('2026-12-25')
  await ponerEstatus(1)
  expect(await o.fila()).toMatchObject({ status: 'completado', turno: 'nadie', ausente_desde: null })
})

it('an absence of no day, as in an undone batch, sends no notice and keeps the deadline', async () => {
  await o.poner(enReporte)
  const antes = await o.fila()
  const avisosDe = () => o.e.db.$count(avisos, eq(avisos.asunto, 'Su servicio social continúa'))
  const cuantos = await avisosDe()
  await ponerEstatus(0)
  await ponerEstatus(1)
  expect([await o.fila(), await avisosDe()]).toEqual([antes, cuantos])
})

it('the notice of a return is read once the student has sent what it asks for', async () => {
  await o.poner(enReporte)
  await ponerEstatus(0)
  elDia('2026-11-25')
  await ponerEstatus(1)
  const porLeer = () =>
    o.e.db.$count(avisos, and(eq(avisos.asunto, 'Su servicio social continúa'), isNull(avisos.leido)))
  expect(await porLeer()).toBeGreaterThan(0)
  const puesto = { id, matricula, token: await o.e.tokenDe('estudiante') }
  expect((await o.pedirPaso('estudiante', { accion: 'enviar', fase: 3, puesto })).status).toBe(200)
  expect(await porLeer()).toBe(0)
})
