import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { lostCalls } from '../../scripts/db/lostCalls.ts'
import { llamadasDeLlaves } from '../../server/auth/sistemas/tables.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { cuc } from '../harness/filas.ts'
import { contrasena } from '../harness/reparto.ts'

let e: Escena
let token = ''
beforeAll(async () => {
  e = await escena()
  token = await e.tokenDe('coordinador')
})
afterAll(() => e.cerrar())

/** Creates a key of a campus that names a call which no role has any more, valid until `vence`. */
const conPerdida = async (nombre: string, vence = '2026-12-31') => {
  const rest = { rol: 'escolar', clave_cuc: cuc.clave, por_minuto: 60, llamadas: [{ llamada: 'GET cucs' }] }
  const cuerpo = { nombre, ...rest, vence: '2026-12-31' }
  const { status, data } = await e.pedir('POST', 'llavesDeSistemas', { token, cuerpo })
  expect(status).toBe(201)
  const id = data.id_llave ?? ''
  await e.db.insert(llamadasDeLlaves).values({ id_llave: id, llamada: 'GET prestamos' })
  await e.db.update(tables.llavesDeSistemas).set({ vence }).where(eq(tables.llavesDeSistemas.id_llave, id))
  const guardar = async (mas: object) => {
    const { texto } = await e.pedir('GET', `llavesDeSistemas/${id}`, { token })
    return e.pedir('PUT', `llavesDeSistemas/${id}`, { token, cuerpo: { ...JSON.parse(texto).data, ...mas } })
  }
  return { id, guardar }
}
const llamadasDe = async (id: string) =>
  (await e.db.select().from(llamadasDeLlaves).where(eq(llamadasDeLlaves.id_llave, id)))
    .map(({ llamada }) => llamada)
    .toSorted()

it('a key of which a call is no more is switched off and changed in its form, and keeps its calls', async () => {
  const { id, guardar } = await conPerdida('Inventario')
  expect(await lostCalls(e.db)).toBe(
    'Hay llaves de sistemas que nombran llamadas que su rol ya no tiene, y no las abren:\n  Inventario: GET prestamos',
  )
  expect(await guardar({ activa: false, por_minuto: 5 })).toMatchObject({ status: 200 })
  expect(await llamadasDe(id)).toEqual(['GET cucs', 'GET prestamos'])
  expect(await lostCalls(e.db)).toBeUndefined()
  const [hecha] = await e.db.select().from(tables.llavesDeSistemas).where(eq(tables.llavesDeSistemas.id_llave, id))
  expect(hecha).toMatchObject({ activa: false, por_minuto: 5 })
})

it('a key is switched off after its last day as well; on again only until another', async () => {
  const { guardar } = await conPerdida('Biblioteca', '2026-11-01')
  expect(await guardar({ activa: false })).toMatchObject({ status: 200 })
  const { status, errors } = await guardar({ activa: true })
  expect([status, Object.keys(errors ?? {})]).toEqual([422, ['vence']])
})

it('adding calls that the role of the key does not have is refused by name, and nothing changes', async () => {
  const { id, guardar } = await conPerdida('Laboratorio')
  const con = (...llamadas: string[]) => guardar({ llamadas: llamadas.map(llamada => ({ llamada })) })
  const dos = await con('GET cucs', 'GET prestamos', 'POST cucs', 'GET nada')
  expect([dos.status, dos.errors]).toEqual([
    422,
    { llamadas: "Su rol no abre GET nada y POST cucs: quítelas de 'Llamadas que abre'" },
  ])
  expect(await llamadasDe(id)).toEqual(['GET cucs', 'GET prestamos'])
  expect(await con('GET cucs')).toMatchObject({ status: 200 })
  expect(await llamadasDe(id)).toEqual(['GET cucs'])
})

it('a call that a key named before and its role has no more to lend is not opened by it', async () => {
  const { id } = await conPerdida('Inscripciones')
  await e.db.insert(llamadasDeLlaves).values({ id_llave: id, llamada: 'POST estudiantes' })
  const { data } = await e.pedir('POST', `llavesDeSistemas/${id}/secreto`, {
    token,
    cuerpo: { contrasenia_actual: contrasena },
  })
  const con = { token: data?.secreto ?? '' }
  expect(await e.pedir('GET', 'cucs', con)).toMatchObject({ status: 200 })
  expect(await e.pedir('POST', 'estudiantes', { ...con, cuerpo: {} })).toMatchObject({
    status: 403,
    message: 'Esta llave no abre esa llamada',
  })
})
