import { createServer } from 'node:http'
import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { startTracing } from '../../server/tracing/startTracing.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { contrasena, correoDe } from '../harness/reparto.ts'

type Valor = { stringValue?: string; intValue?: number | string }
type Tramo = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: { key: string; value: Valor }[]
  status: { code?: number }
}

/** Starts a collector that keeps what it receives by OTLP over HTTP. */
async function colector() {
  const recibido: string[] = []
  const servidor = createServer((peticion, respuesta) => {
    const partes: Buffer[] = []
    peticion.on('data', parte => partes.push(parte))
    peticion.on('end', () => {
      if (peticion.url === '/v1/traces') recibido.push(Buffer.concat(partes).toString())
      respuesta.writeHead(200, { 'content-type': 'application/json' }).end('{}')
    })
  })
  await new Promise<void>(listo => servidor.listen(0, '127.0.0.1', listo))
  const lugar = servidor.address()
  const tramos = () =>
    recibido.flatMap(cada => {
      const { resourceSpans }: { resourceSpans: { scopeSpans: { spans: Tramo[] }[] }[] } = JSON.parse(cada)
      return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
    })
  const direccion = `http://127.0.0.1:${typeof lugar === 'object' && lugar ? lugar.port : 0}`
  return { direccion, recibido, tramos, cerrar: () => servidor.close() }
}

const ajena = '0af7651916cd43dd8448eb211c80319c'
const encabezados = { traceparent: `00-${ajena}-b7ad6b7169203331-01`, 'user-agent': 'Navegador de Ana' }
const atributos = ({ attributes }: Tramo) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? Number(value.intValue)]))

let e: Escena
let receptor: Awaited<ReturnType<typeof colector>>
let pedido: Awaited<ReturnType<Escena['pedir']>>
beforeAll(async () => {
  e = await escena()
  receptor = await colector()
  const tracing = startTracing({ collector: receptor.direccion, proxies: 0, service: 'cuc' })
  const en = createApp(e.db, { ...e.opciones, tracing })
  const token = (await e.ingresar('coordinador', contrasena, { en })).data.token ?? ''
  pedido = await e.pedir('GET', 'estudiantes?range=[0,9]&filter={"q":"Mazahua Otomi"}', { token, en, encabezados })
  await e.pedir('GET', 'materias/NOHAY', { token, en, encabezados })
  await tracing.close()
})
afterAll(async () => {
  receptor.cerrar()
  await e.cerrar()
})
const llamada = (nombre: string) => {
  const tramo = receptor.tramos().find(({ name }) => name === nombre)
  if (!tramo) throw new Error(`no ${nombre} among ${receptor.tramos().map(({ name }) => name)}`)
  return tramo
}

test('a call is a span by its route, and each of its statements one below it', () => {
  const suya = llamada('GET /api/estudiantes')
  expect(atributos(suya)).toEqual({
    'http.request.method': 'GET',
    'http.route': '/api/estudiantes',
    'http.response.status_code': 200,
    'cuc.request': pedido.headers.get('x-request-id'),
  })
  const abajo = receptor.tramos().filter(({ parentSpanId }) => parentSpanId === suya.spanId)
  expect(abajo.map(({ name }) => name)).toContain('select estudiantes')
  expect(abajo.map(tramo => String(atributos(tramo)['db.query.text'])).join()).toContain('"sesiones"')
  for (const tramo of abajo) {
    expect(tramo.traceId).toBe(suya.traceId)
    expect(atributos(tramo)['db.query.text']).toMatch(/^\w+/)
  }
  expect(atributos(llamada('GET /api/materias/:key'))['http.response.status_code']).toBe(404)
})

test('a stranger does not choose the trace that a call belongs to', () => {
  expect(receptor.tramos().map(({ traceId }) => traceId)).not.toContain(ajena)
})

test('no sent trace names the caller, the address or the person concerned', () => {
  const todo = receptor.recibido.join('\n')
  for (const suyo of [correoDe('coordinador'), contrasena, 'Mazahua', 'Otomi', '10.0.0.1', 'Navegador', 'NOHAY'])
    expect(todo).not.toContain(suyo)
})

test('the programs load it only where a collector is named', () => {
  const fuentes = readdirSync('server', { recursive: true, encoding: 'utf8' })
    .filter(cada => cada.endsWith('.ts') && !cada.startsWith('tracing'))
    .map(cada => readFileSync(`server/${cada}`, 'utf8'))
  const estaticas = fuentes.filter(texto => /^import .*(@opentelemetry|startTracing)/m.test(texto))
  expect(estaticas).toEqual([])
  expect(fuentes.filter(texto => texto.includes("await import('../tracing/startTracing.ts')"))).toHaveLength(1)
})
