import { sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tiempoDeBase } from '../bench/tiempoDeBase.ts'
import type { AppEnv } from '../../server/context.ts'
import { answerSuccess } from '../../server/http/answerSuccess.ts'
import { errorHandler } from '../../server/http/errorHandler.ts'
import { Falla } from '../../server/http/Falla.ts'
import { fromApi, toBody } from '../../src/dataProvider/records.ts'
import { resources } from '../../src/resources/index.ts'
import type { Values } from '../../src/schema/kinds.ts'
import { cuerposNuevos } from '../harness/cuerpos.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { vecinos } from '../harness/vecinos.ts'

let e: Escena
let token: string
let cuerpos: Awaited<ReturnType<typeof cuerposNuevos>>
let ruta: string
beforeAll(async () => {
  e = await escena()
  await vecinos(e.db)
  cuerpos = await cuerposNuevos(e.app, e.reloj.ahora)
  token = await e.tokenDe('escolar')
  const { data } = await e.pedir('POST', 'estudiantes', { token, cuerpo: cuerpos.estudiantes })
  ruta = `estudiantes/${data.matricula}`
})
afterAll(() => e.cerrar())

/** Returns the body of the form with one change. */
const cambiado = async (cambio: Values) => {
  const { data } = await e.pedir('GET', ruta, { token })
  const valores = fromApi(resources.estudiantes, { id: '', ...data }) as Values
  return toBody(resources.estudiantes, 'update', { ...valores, ...cambio }, valores)
}

/** Groups the statements of a call into the round trips in which they are sent, each by its first word and first table. */
const vueltas = async (llamada: () => Promise<void>) => {
  const { sentencias } = await tiempoDeBase(llamada)
  const turnos: string[][] = []
  let contestada = Infinity
  for (const { text, desde, hasta } of sentencias) {
    const [verbo] = /^\w+/.exec(text) ?? []
    const [, tabla = ''] = /\b(?:from|update|into) "(\w+)"/.exec(text) ?? []
    const dicha = [verbo, tabla, ...(text.endsWith('for update') ? ['held'] : [])].filter(Boolean).join(' ')
    const ultimo = turnos.at(-1)
    if (ultimo && desde < contestada) ultimo.push(dicha)
    else [turnos[turnos.length], contestada] = [[dicha], Infinity]
    contestada = Math.min(contestada, hasta)
  }
  return { turnos, sentencias }
}

it('a change takes four round trips: the record is read behind its lock, and the copies of others again behind the change; beginning and end travel along', async () => {
  const nuevo = await cambiado({ telefono: '9510000002' })
  const { turnos, sentencias } = await vueltas(async () => {
    const { status } = await e.pedir('PUT', ruta, { token, cuerpo: nuevo })
    expect(status).toBe(200)
  })
  expect(turnos).toEqual([
    [expect.stringMatching('select')],
    ['begin', 'select estudiantes held', 'select estudiantes', 'select estudiantes'],
    ['update estudiantes', 'select estudiantes'],
    ['insert historial', 'commit'],
  ])
  expect(sentencias.find(({ text }) => text.startsWith('update'))?.text).toMatch(
    /^update "estudiantes" set "telefono" = \$1, "version" = \$2 where/,
  )
})

it('an error of the database belongs to the change, not to the statements sent behind it', async () => {
  const suyo = await e.tokenDe('coordinador')
  const [uno, otro] = ['2025-01-01', '2025-02-01'].map(desde => ({ ...cuerpos.autoridades, desde, hasta: null }))
  await e.pedir('POST', 'autoridades', { token: suyo, cuerpo: uno })
  const { data } = await e.pedir('POST', 'autoridades', { token: suyo, cuerpo: otro })
  const { status, errors } = await e.pedir('PUT', `autoridades/${data?.id_autoridad}`, {
    token: suyo,
    cuerpo: { ...otro, desde: uno?.desde, version: data?.version },
  })
  expect([status, errors]).toEqual([409, { cargo: 'Ya hay quien firma con ese cargo desde ese día' }])
})

it('a short answer travels as it is, a longer one compressed, and a repeated one as it was', async () => {
  const pedida = (encabezados: Record<string, string>, metodo = 'GET', cuerpo?: object) =>
    e.app.request(`/api/${ruta}`, {
      method: metodo,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...encabezados },
      body: cuerpo ? JSON.stringify(cuerpo) : null,
    })
  const [plana, junta] = [await pedida({}), await pedida({ 'accept-encoding': 'br, gzip' })]
  expect(plana.headers.get('content-encoding')).toBeNull()
  expect([junta.headers.get('content-encoding'), junta.headers.get('vary')]).toEqual(['gzip', 'Accept-Encoding'])
  const texto = await plana.text()
  expect(gunzipSync(await junta.arrayBuffer()).toString()).toBe(texto)
  const una = await cambiado({ telefono: '9510000009' })
  const clave = { 'idempotency-key': 'la misma clave'.replaceAll(' ', '-'), 'accept-encoding': 'gzip' }
  const [primera, segunda] = [await pedida(clave, 'PUT', una), await pedida(clave, 'PUT', una)]
  expect(segunda.headers.get('idempotency-replayed')).toBe('true')
  const leida = async (respuesta: Response) => gunzipSync(await respuesta.arrayBuffer()).toString()
  expect(await leida(segunda)).toBe(await leida(primera))
  const corta = await e.app.request('/api/avisos/estado', {
    headers: { authorization: `Bearer ${token}`, 'accept-encoding': 'gzip' },
  })
  expect(corta.headers.get('content-encoding')).toBeNull()
  expect(Number(corta.headers.get('content-length'))).toBe((await corta.text()).length)
})

it.each([['corta'], ['larga'.repeat(1000)]])(
  'a failure after the answer was written has a shape of its own',
  async nombre => {
    const app = new Hono<AppEnv>()
    app.onError(errorHandler)
    app.use(async (_, next) => {
      await next()
      throw new Falla(409, 'Los datos cambiaron mientras tanto, intente de nuevo')
    })
    app.get('/', c => answerSuccess(c, '', { nombre }))
    const respuesta = await app.request('/', { headers: { 'accept-encoding': 'gzip' } })
    expect([
      respuesta.status,
      respuesta.headers.get('content-encoding'),
      respuesta.headers.get('content-length'),
    ]).toEqual([409, null, null])
    expect(await respuesta.json()).toMatchObject({ message: 'Los datos cambiaron mientras tanto, intente de nuevo' })
  },
)

it('the victim of a deadlock is asked to try again', async () => {
  const app = new Hono<AppEnv>()
  app.onError(errorHandler)
  let listos = 0
  let seguir = () => {}
  const ambos = new Promise<void>(resolve => (seguir = resolve))
  app.get('/:primero/:segundo', async c => {
    const { primero, segundo } = c.req.param()
    await e.db.transaction(async tx => {
      await tx.execute(sql`select pg_advisory_xact_lock(${Number(primero)})`)
      if (++listos === 2) seguir()
      await ambos
      await tx.execute(sql`select pg_advisory_xact_lock(${Number(segundo)})`)
    })
    return answerSuccess(c, '', {})
  })
  const respuestas = await Promise.all([app.request('/71/72'), app.request('/72/71')])
  const [otra, dejada] = respuestas.toSorted((una, otra) => una.status - otra.status)
  expect([otra?.status, dejada?.status, dejada?.headers.get('retry-after')]).toEqual([200, 503, '2'])
})
