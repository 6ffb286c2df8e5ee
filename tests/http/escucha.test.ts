import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { Worker } from 'node:worker_threads'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { largestBody } from '../../server/http/largestBody.ts'
import { listen } from '../../server/http/listen.ts'
import { appDePrueba } from '../harness/appDePrueba.ts'
import { enchufe, peticionCruda } from '../harness/enchufe.ts'
import { puertoLibre } from '../harness/proceso.ts'

type Listen = typeof listen
const abiertos: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cerrar of abiertos.splice(0)) await cerrar()
})

/** Starts a server with these limits, closed after the test. */
async function escucha(fetch: Parameters<Listen>[0], limites: Parameters<Listen>[2] = {}) {
  const port = await puertoLibre()
  const cerrar = await listen(fetch, { port, hosts: ['127.0.0.1'] }, limites)
  abiertos.push(() => cerrar(0))
  return { port, cerrar }
}

const json = { 'Content-Type': 'application/json' }

describe('a body that is refused', () => {
  let prueba: Awaited<ReturnType<typeof appDePrueba>>
  beforeAll(async () => {
    prueba = await appDePrueba()
  })
  afterAll(() => prueba.cerrar())

  test('is read to its end where that is little, so that the connection is kept as promised', async () => {
    const { port } = await escucha(prueba.app.fetch)
    const { envia, llega, estado, cierra } = enchufe(port)
    const grande = 'x'.repeat(400_000)
    envia(`${peticionCruda('POST', '/api/login', { ...json, 'Content-Length': grande.length })}${grande}`)
    await llega('La petición es demasiado grande')
    expect(estado.dicho).toMatch(/^HTTP\/1.1 413 /)
    expect(estado.dicho).not.toMatch(/connection: close/i)
    envia(peticionCruda('GET', '/api/salud'))
    await llega('El sistema está disponible')
    cierra()
  })

  test.each([
    ['is announced too large', { 'Content-Length': 60_000_000 }, ''],
    ['never ends', { 'Content-Length': 400_000 }, 'x'],
    ['is cut in pieces', { 'Transfer-Encoding': 'chunked' }, `5000\r\n${'x'.repeat(0x5000)}\r\n`],
  ])('closes the connection and says so where it %s', async (_caso, encabezados, trozo) => {
    const { port } = await escucha(prueba.app.fetch)
    const { envia, fin } = enchufe(port)
    envia(`${peticionCruda('POST', '/api/login', { ...json, ...encabezados })}${trozo}`)
    const dicho = await fin
    expect(dicho).toMatch(/^HTTP\/1.1 413 /)
    expect(dicho).toMatch(/connection: close/i)
    expect(dicho).toContain('La petición es demasiado grande')
  })

  test('by somebody who is not signed in hears so, however much it was', async () => {
    const { port } = await escucha(prueba.app.fetch)
    const { envia, llega, estado, cierra } = enchufe(port)
    const archivo = 'x'.repeat(3_000_000)
    envia(`${peticionCruda('POST', '/api/materias', { ...json, 'Content-Length': archivo.length })}${archivo}`)
    await llega('favor de cerrar sesion')
    expect(estado.dicho).toMatch(/^HTTP\/1.1 401 /)
    expect(estado.dicho).not.toMatch(/connection: close/i)
    cierra()
  })

  test('as large as any that is taken is read to its end too: a proxy sends all of it before it listens', async () => {
    const { port } = await escucha(prueba.app.fetch)
    const { envia, llega, estado, cierra } = enchufe(port)
    envia(
      `${peticionCruda('POST', '/api/materias', { ...json, 'Content-Length': largestBody })}${'x'.repeat(largestBody)}`,
    )
    await llega('favor de cerrar sesion')
    expect(estado.dicho).toMatch(/^HTTP\/1.1 401 /)
    expect(estado.dicho).not.toMatch(/connection: close/i)
    cierra()
  })
})

test('a balancer that asks for the health in HTTP/1.0, without a host, hears it', async () => {
  const prueba = await appDePrueba()
  const { port } = await escucha(prueba.app.fetch)
  const { envia, fin } = enchufe(port)
  envia('GET /api/salud/vivo HTTP/1.0\r\n\r\n')
  expect(await fin).toMatch(/^HTTP\/1.1 200 /)
  await prueba.cerrar()
})

describe('a connection that never becomes a request is refused with a message', () => {
  const nunca = () => {
    throw new Error('nobody asks for this')
  }

  test.each([
    [
      'an address longer than headers may be',
      peticionCruda('GET', `/api/materias?filter=${'x'.repeat(20_000)}`),
      431,
      'Lo que pide no cabe en una dirección: elija menos valores a la vez',
    ],
    ['what is no HTTP', 'hola\r\n\r\n', 400, 'La petición no es válida'],
  ])('%s', async (_caso, peticion, estado, message) => {
    const { port } = await escucha(nunca)
    const { envia, fin } = enchufe(port)
    envia(peticion)
    const [cabeza = '', cuerpo = ''] = (await fin).split('\r\n\r\n')
    expect(cabeza).toMatch(new RegExp(`^HTTP/1.1 ${estado} [^]*connection: close`, 'i'))
    expect(JSON.parse(cuerpo)).toEqual({ err: true, statusText: message, message })
  })
})

describe('a request that trickles in', () => {
  const eco = async (request: Request) => new Response((await request.text()).length.toString())

  test('is cut when its body does not keep the pace', async () => {
    const { port } = await escucha(eco, { body: { milliseconds: 50, bytesPerSecond: 100_000 } })
    const { envia, fin } = enchufe(port)
    envia(`${peticionCruda('POST', '/', { 'Content-Length': 1000 })}x`)
    const dicho = await fin
    expect(dicho).toMatch(/^HTTP\/1.1 408 [^]*connection: close/i)
    expect(dicho).toContain('La petición tardó demasiado en llegar')
  })

  test('is not cut while it keeps it', async () => {
    const { port } = await escucha(eco, { body: { milliseconds: 50, bytesPerSecond: 200 } })
    const { envia, llega, estado, cierra } = enchufe(port)
    envia(`${peticionCruda('POST', '/', { 'Content-Length': 1000 })}${'x'.repeat(999)}`)
    const otra = enchufe(port)
    otra.envia(`${peticionCruda('POST', '/', { 'Content-Length': 1000 })}`)
    await otra.fin
    envia('x')
    await llega('1000')
    expect(estado.dicho).toMatch(/^HTTP\/1.1 200 /)
    cierra()
  })

  test('is cut when its headers do not come, or the whole does not', async () => {
    const { port } = await escucha(eco, { headersTimeout: 50, requestTimeout: 100, connectionsCheckingInterval: 20 })
    const [encabezados, cuerpo] = [enchufe(port), enchufe(port)]
    encabezados.envia('GET / HTTP/1.1\r\nHost: loc')
    cuerpo.envia(`${peticionCruda('POST', '/', { 'Content-Length': 1000 })}x`)
    expect(await encabezados.fin).toMatch(/^HTTP\/1.1 408 /)
    expect(await cuerpo.fin).toMatch(/^HTTP\/1.1 408 /)
  })
})

describe('the end', () => {
  /** Returns a handler that answers each call when the test says. */
  const enEspera = () => {
    const esperan: (() => void)[] = []
    const llegaron: (() => void)[] = []
    const fetch = () =>
      new Promise<Response>(resolve => {
        esperan.push(() => resolve(new Response('servido')))
        llegaron.shift()?.()
      })
    const llega = () => new Promise<void>(resolve => llegaron.push(resolve))
    return { fetch, llega, contesta: () => esperan.splice(0).forEach(una => una()) }
  }

  test('waits for running calls, announces the end of their connections, and lets nobody in', async () => {
    const { fetch, llega, contesta } = enEspera()
    const { port, cerrar } = await escucha(fetch)
    const { envia, fin } = enchufe(port)
    const llegada = llega()
    envia(peticionCruda('GET', '/'))
    await llegada
    const cerrado = cerrar()
    await expect.poll(() => enchufe(port).fin).toBe('')
    contesta()
    expect(await fin).toMatch(/^HTTP\/1.1 200 [^]*connection: close[^]*servido$/i)
    await cerrado
  })

  test('serves what a kept connection still sends, and closes the silent ones', async () => {
    const { fetch, llega, contesta } = enEspera()
    const { port, cerrar } = await escucha(fetch)
    const [activa, callada, muda] = [enchufe(port), enchufe(port), enchufe(port)]
    for (const una of [activa, callada]) {
      const llegada = llega()
      una.envia(peticionCruda('GET', '/'))
      await llegada
      contesta()
      await una.llega('servido')
    }
    const cerrado = cerrar()
    const llegada = llega()
    activa.envia(peticionCruda('GET', '/'))
    await llegada
    contesta()
    expect((await activa.fin).match(/servido/g)).toHaveLength(2)
    expect((await callada.fin).match(/servido/g)).toHaveLength(1)
    expect(await muda.fin).toBe('')
    await cerrado
  })

  test('comes after its time, whatever still runs', async () => {
    const { fetch, llega } = enEspera()
    const { port, cerrar } = await escucha(fetch)
    const { envia, fin } = enchufe(port)
    const llegada = llega()
    envia(peticionCruda('GET', '/'))
    await llegada
    await cerrar(50)
    expect(await fin).toBe('')
  })
})

describe('many connections at once', () => {
  test('are all let in before the first of their requests is begun, though a turn of the loop accepts one', async () => {
    expect(await oleada(100)).toBe(100)
  })

  test('hold nobody up who is in, when they do not stop coming', async () => {
    expect(await oleada(400)).toBeLessThan(300)
  })

  /** Opens this many connections, each with a request, all queued by the system before the process looks. Returns how many were accepted when the first request began. */
  async function oleada(cuantas: number): Promise<number> {
    let dentro = 0
    const contar = () => (dentro += 1)
    let empezar = (_dentro: number) => undefined as void
    const primera = new Promise<number>(resolve => (empezar = resolve))
    const { port } = await escucha(() => {
      empezar(dentro)
      return new Response('bien')
    })
    const llegaron = new Int32Array(new SharedArrayBuffer(4))
    const otros = new Worker(vienen, { eval: true, workerData: { port, cuantas, llegaron } })
    subscribe('net.server.socket', contar)
    abiertos.unshift(async () => {
      unsubscribe('net.server.socket', contar)
      await otros.terminate()
    })
    Atomics.wait(llegaron, 0, 0)
    return primera
  }

  /** Runs in a thread of its own, since the main one is blocked meanwhile. */
  const vienen = `
    const { connect } = require('node:net')
    const { workerData: { port, cuantas, llegaron } } = require('node:worker_threads')
    let escritas = 0
    for (let cual = 0; cual < cuantas; cual += 1)
      connect(port, '127.0.0.1').on('error', () => undefined).write('GET / HTTP/1.1\\r\\nHost: localhost\\r\\n\\r\\n', () => {
        escritas += 1
        if (escritas < cuantas) return
        Atomics.store(llegaron, 0, 1)
        Atomics.notify(llegaron, 0)
      })
  `
})
