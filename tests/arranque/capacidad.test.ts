import { afterAll, beforeAll, expect, test } from 'vitest'
import pg from 'pg'
import { openSession } from '../../server/auth/sesion.ts'
import { usuarios } from '../../server/auth/tables.ts'
import { aplicacion } from '../harness/aplicacion.ts'

const lugares = 6

let app: Awaited<ReturnType<typeof aplicacion>>
let coordinador: { id: string }
beforeAll(async () => {
  app = await aplicacion({ CAPACIDAD: String(lugares), CONEXIONES: '12', PROXIES: '1' })
  const cuentas = await app.db.select({ id: usuarios.id, rol: usuarios.rol }).from(usuarios)
  coordinador = cuentas.find(({ rol }) => rol === 'coordinador') ?? expect.fail()
})
afterAll(() => app.cerrar())

const sesion = () =>
  openSession(app.db, coordinador, {
    ahora: new Date(),
    origen: { direccion: '10.0.0.1', dispositivo: 'prueba' },
  })

type Llamada = { token: string; desde: string; metodo?: string; camino?: string; cuerpo?: object }

const llama = async ({ token, desde, metodo = 'GET', camino = 'materias', cuerpo }: Llamada) => {
  const respuesta = await fetch(`${app.direccion}/api/${camino}`, {
    method: metodo,
    headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': desde, 'content-type': 'application/json' },
    ...(cuerpo && { body: JSON.stringify(cuerpo) }),
  })
  const { message } = await respuesta.json()
  return { status: respuesta.status, vuelva: respuesta.headers.get('retry-after'), message }
}

/** Locks a table, so that whatever reads or writes it waits until `sigue`. */
const detenida = async (tabla: string) => {
  const client = new pg.Client(app.url)
  await client.connect()
  await client.query(`begin; lock table ${tabla} in access exclusive mode`)
  return { sigue: () => client.end() }
}

/** Waits until that many statements wait for a lock. */
const esperan = async (cuantas: number) => {
  await expect
    .poll(async () => {
      const { rows } = await app.db.execute(
        `select count(*)::int as total from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
      return rows[0]?.total
    })
    .toBe(cuantas)
}

const ocupado = {
  status: 503,
  vuelva: '2',
  message: 'El sistema atiende a muchas personas en este momento, espere unos segundos e intente de nuevo',
}

test('of 300 slow calls at once as many are served as there are places, the others hear so while those still work, and none is cut', async () => {
  const tokens = await Promise.all(Array.from({ length: 300 }, sesion))
  const { sigue } = await detenida('materias')
  const respuestas: Awaited<ReturnType<typeof llama>>[] = []
  const todas = tokens.map((token, i) =>
    llama({ token, desde: `10.1.${i}.1` }).then(cada => {
      respuestas.push(cada)
      return cada
    }),
  )
  await expect.poll(() => respuestas.length).toBe(300 - lugares)
  expect(new Set(respuestas.map(cada => JSON.stringify(cada)))).toEqual(new Set([JSON.stringify(ocupado)]))
  expect((await fetch(`${app.direccion}/api/salud/vivo`)).status).toBe(200)
  expect((await fetch(`${app.direccion}/api/salud/listo`)).status).toBe(200)
  await sigue()
  const servidas = (await Promise.all(todas)).filter(({ status }) => status === 200)
  expect(servidas).toHaveLength(lugares)
})

test('a write under way is finished, and a few more wait for its place', async () => {
  const tokens = await Promise.all(Array.from({ length: lugares * 3 }, sesion))
  const { sigue } = await detenida('materias')
  const todas = tokens.map((token, i) =>
    i === 0
      ? llama({
          token,
          desde: '10.2.0.1',
          metodo: 'POST',
          cuerpo: { clave_materia: 'ESPERA', nombre: 'Espera', creditos: 5 },
        })
      : llama({ token, desde: `10.2.${i}.1` }),
  )
  await esperan(lugares)
  await sigue()
  const estados = (await Promise.all(todas)).map(({ status }) => status)
  expect(estados).toEqual([201, ...tokens.slice(1).map(() => 200)])
})

test('no account and no network takes all places', async () => {
  const [abusa, ajena, otra] = [await sesion(), await sesion(), await sesion()]
  const { sigue } = await detenida('materias')
  const unaCuenta = Array.from({ length: 100 }, (_, i) => llama({ token: abusa, desde: `10.3.${i}.1` }))
  await esperan(lugares / 2)
  expect((await llama({ token: ajena, desde: '10.4.0.1', camino: 'programas' })).status).toBe(200)
  await sigue()
  await Promise.all(unaCuenta)

  const muchas = await Promise.all(Array.from({ length: 100 }, sesion))
  const de = await detenida('materias')
  const unaRed = muchas.map(token => llama({ token, desde: '10.5.0.1' }))
  await esperan(Math.floor((lugares * 3) / 4))
  expect((await llama({ token: otra, desde: '10.6.0.1', camino: 'programas' })).status).toBe(200)
  await de.sigue()
  await Promise.all(unaRed)
})
