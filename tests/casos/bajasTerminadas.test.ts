import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tables } from '../../server/university/tables.ts'
import type { Pendiente } from '../../src/schema/doors/pendiente.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { estudiante } from '../harness/filas.ts'
import { vecinos } from '../harness/vecinos.ts'
import { solicitud } from './solicitud.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
})
afterAll(() => e.cerrar())

const { bajasTemporales, estudiantes } = tables
const suya = eq(estudiantes.matricula, estudiante.matricula)
const enEspera = async (dia: string, rol = 'escolar') => {
  e.reloj.ahora = new Date(`${dia}T16:00:00Z`)
  const token = await e.tokenDe(rol)
  const { texto } = await e.pedir('GET', 'estudiantes/bajas/terminadas', { token })
  const filas: readonly { matricula: string }[] = JSON.parse(texto).data
  const pendientes: readonly Pendiente[] = JSON.parse((await e.pedir('GET', 'pendientes', { token })).texto).data
  const contados = pendientes.find(({ to }) => to.startsWith('/bajasTerminadas'))
  expect(contados?.total).toBe(filas.length)
  return { token, quienes: filas.map(({ matricula }) => matricula), dicho: `${contados?.total} ${contados?.label}` }
}

it('awaits the office from the day after the leave ends until the student is made active', async () => {
  e.reloj.ahora = new Date('2026-11-20T16:00:00Z')
  const dar = async (rol: string, ruta: string, cuerpo = {}) =>
    e.pedir('POST', `bajasTemporales${ruta}`, { token: await e.tokenDe(rol), cuerpo })
  const { data } = await dar('estudiante', '', solicitud)
  await dar('escolar', `/${data.id_caso}/aceptar`)
  await dar('coordinador', `/${data.id_caso}/confirmar`)
  expect((await enEspera('2027-06-01')).quienes).toEqual([])
  const { quienes, dicho } = await enEspera('2027-06-02')
  expect(quienes).toEqual([estudiante.matricula])
  expect(dicho).toBe('1 estudiante con baja temporal ya terminada')
  expect((await enEspera('2027-06-02', 'escolar.vecino')).quienes).toEqual([])
  expect((await enEspera('2028-06-01')).quienes).toEqual([estudiante.matricula])
  expect((await enEspera('2028-06-02')).quienes).toEqual([])
  await e.db.update(estudiantes).set({ continua: true }).where(suya)
  expect((await enEspera('2027-06-02')).quienes).toEqual([])
  await e.db.update(estudiantes).set({ continua: false }).where(suya)
  const { token } = await enEspera('2027-06-02')
  const lote = { ids: [estudiante.matricula], list: 'deBajaTerminada', values: { estatus: 1 } }
  const pedir = async (mas: object) =>
    e.pedir('POST', 'lotes/estudiantes/estatus', { token, cuerpo: { ...lote, ...mas } })
  const { data: vista } = await pedir({ preview: true })
  expect((await pedir({ huella: vista.huella })).status).toBe(200)
  expect((await enEspera('2027-06-02')).quienes).toEqual([])
  expect((await e.ingresar('estudiante')).status).toBe(200)
})

it('does not count a further leave under way as over, nor a refused one', async () => {
  await e.db.update(estudiantes).set({ estatus: 0 }).where(suya)
  expect((await enEspera('2027-07-01')).quienes).toEqual([estudiante.matricula])
  const [baja] = await e.db.select().from(bajasTemporales)
  expect(baja).toBeDefined()
  if (!baja) return
  const { id_caso: _, ...igual } = baja
  await e.db.insert(bajasTemporales).values({ ...igual, fecha_final: '2027-12-01' })
  expect((await enEspera('2027-07-01')).quienes).toEqual([])
  await e.db.update(bajasTemporales).set({ estado: 'rechazada' }).where(eq(bajasTemporales.fecha_final, '2027-12-01'))
  expect((await enEspera('2027-07-01')).quienes).toEqual([estudiante.matricula])
})
