import { sql } from 'drizzle-orm'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../../server/universityServer.ts'
import { openPool, type OpenPool } from '../../server/db/openPool.ts'
import { isDatabaseAway } from '../../server/db/isDatabaseAway.ts'
import { tables } from '../../server/university/tables.ts'
import { escena, type Escena } from '../harness/escena.ts'
import { puertoLibre } from '../harness/proceso.ts'

let e: Escena
beforeAll(async () => {
  e = await escena()
})
afterAll(() => e.cerrar())

const abiertas: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const cerrar of abiertas.splice(0)) await cerrar()
})

/** Puts a proxy before the database of the scene, which can be closed and its connections cut. */
async function puerta() {
  const { port: destino } = new URL(e.url)
  const port = await puertoLibre()
  const dentro = new Set<Socket>()
  const lineas: [cliente: Socket, base: Socket][] = []
  let llamaron: (() => void) | undefined
  let server: Server | undefined
  const abre = () =>
    new Promise<void>(resolve => {
      server = createServer(cliente => {
        const base = connect(Number(destino), '127.0.0.1')
        for (const lado of [cliente, base]) dentro.add(lado.on('error', () => undefined))
        lineas.push([cliente, base])
        cliente.pipe(base).pipe(cliente)
      }).listen(port, '127.0.0.1', resolve)
    })
  /** Cuts the open connections and refuses new ones. `llamada` resolves when one is refused. */
  const cierra = async () => {
    for (const lado of dentro) lado.destroy()
    dentro.clear()
    await new Promise(resolve => server?.close(resolve))
    const llamada = new Promise<void>(resolve => (llamaron = resolve))
    server = createServer(cliente => {
      cliente.destroy()
      llamaron?.()
    })
    await new Promise<void>(resolve => server?.listen(port, '127.0.0.1', resolve))
    return { llamada }
  }
  const reabre = async () => {
    await new Promise(resolve => server?.close(resolve))
    await abre()
  }
  /** Silences the open connections in both directions, as a firewall that forgot them does. New ones work. */
  const enmudece = () => {
    for (const lado of dentro) lado.unpipe().pause()
  }
  /** Holds back what the open connections send, until the returned function lets it go on. New ones work. */
  const detiene = () => {
    const detenidas = [...lineas]
    for (const [cliente, base] of detenidas) cliente.unpipe(base).pause()
    return () => detenidas.forEach(([cliente, base]) => cliente.pipe(base))
  }
  await abre()
  abiertas.push(async () => {
    for (const lado of dentro) lado.destroy()
    server?.close()
  })
  const url = new URL(e.url)
  url.port = String(port)
  return { url: url.href, cierra, reabre, enmudece, detiene }
}

/** Opens a pool through it, with this patience and silence. */
async function conexion(url: string, patience?: number, silence?: number): Promise<OpenPool> {
  const abierta = openPool(url, { ...(patience !== undefined && { patience }), ...(silence && { silence }) })
  abiertas.unshift(() => abierta.close())
  return abierta
}

const uno = sql`select 1 as uno`

describe('a database that went away', () => {
  test('is waited for by what has not begun: reads, writes and transactions', async () => {
    const { url, cierra, reabre } = await puerta()
    const { db } = await conexion(url)
    await Promise.all([db.execute(uno), db.execute(uno), db.execute(uno)])
    const { llamada } = await cierra()
    const materia = (clave_materia: string) => ({ clave_materia, nombre: clave_materia, creditos: 5 })
    const trabajos = Promise.all([
      db.execute(uno),
      db.insert(tables.materias).values(materia('AUSENTE-1')),
      db.transaction(tx => tx.insert(tables.materias).values(materia('AUSENTE-2'))),
    ])
    await llamada
    await reabre()
    await trabajos
    expect(await e.db.$count(tables.materias, sql`clave_materia like 'AUSENTE-%'`)).toBe(2)
  })

  /** Waits until a statement waits for a lock. */
  const esperando = async (texto: string) => {
    const cuantos = async () => {
      const { rowCount } = await e.db.execute(
        sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like ${`%${texto}%`}`,
      )
      return rowCount
    }
    await expect.poll(cuantos, { timeout: 15_000 }).toBe(1)
  }

  test('that says nothing more on connections which it forgot is asked again on others', async () => {
    const { url, enmudece } = await puerta()
    const { db } = await conexion(url, 30_000, 200)
    await Promise.all([1, 2, 3, 4, 5].map(() => db.execute(sql`select pg_sleep(0.05)`)))
    enmudece()
    await Promise.all([
      db.execute(uno),
      db.insert(tables.materias).values({ clave_materia: 'MUDA-1', nombre: 'Muda', creditos: 5 }),
      db.transaction(tx => tx.insert(tables.materias).values({ clave_materia: 'MUDA-2', nombre: 'Muda', creditos: 5 })),
    ])
    expect(await e.db.$count(tables.materias, sql`clave_materia like 'MUDA-%'`)).toBe(2)
  })

  test('is found silent after longer than it is waited for, and asked again nevertheless', async () => {
    const { url, enmudece } = await puerta()
    const { db } = await conexion(url, 1500, 2000)
    await db.execute(uno)
    enmudece()
    expect((await db.execute(uno)).rows).toEqual([{ uno: 1 }])
  })

  test('is not given up while it works, however long, or is waited for within a transaction', async () => {
    const { url } = await puerta()
    const { db } = await conexion(url, 0, 300)
    const mia = await db.transaction(async tx => {
      const { rows } = await tx.execute(sql`select pg_backend_pid() as pid`)
      await tx.execute(sql`select pg_sleep(1)`)
      await e.db.execute(sql`select pg_sleep(0.5)`)
      return [rows, (await tx.execute(sql`select pg_backend_pid() as pid`)).rows]
    })
    expect(mia[1]).toEqual(mia[0])
  })

  test('is not given up while a statement still travels to it, however slowly', async () => {
    const { url, detiene } = await puerta()
    const { db } = await conexion(url, 0, 300)
    const largo = 40_000_000
    const dicho = await db.transaction(async tx => {
      await tx.execute(uno)
      const sigue = detiene()
      const enCamino = tx.execute(sql`select length(${'x'.repeat(largo)}) as largo`).then(({ rows }) => rows)
      await e.db.execute(sql`select pg_sleep(1.5)`)
      sigue()
      return enCamino
    })
    expect(dicho).toEqual([{ largo }])
  })

  test('has a read that was cut read again, and a write that was cut fail without a trace', async () => {
    const { url, cierra, reabre } = await puerta()
    const { db } = await conexion(url)
    const { leida, escrita } = await e.db.transaction(async tx => {
      await tx.execute(sql`lock table materias in access exclusive mode`)
      const lectura = db.execute(sql`select count(*)::int as cuantas from materias`).then(({ rows }) => rows)
      const escritura = db
        .transaction(each =>
          each.insert(tables.materias).values({ clave_materia: 'CORTADA', nombre: 'Cortada', creditos: 5 }),
        )
        .catch(error => error)
      await esperando('select count(*)')
      await esperando('insert into')
      const { llamada } = await cierra()
      await llamada
      await reabre()
      return { leida: lectura, escrita: await escritura }
    })
    expect(await leida).toHaveLength(1)
    expect(isDatabaseAway(escrita)).toBe(true)
    expect(await e.db.$count(tables.materias, sql`clave_materia = 'CORTADA'`)).toBe(0)
  })

  test('never uses a connection up: however often all are cut, transactions begin', async () => {
    const { db } = await conexion(e.url)
    for (let vez = 0; vez < 5; vez++) {
      await Promise.all(Array.from({ length: 20 }, () => db.execute(uno)))
      await e.db.execute(
        sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
      )
      await Promise.all(Array.from({ length: 20 }, () => db.transaction(tx => tx.execute(uno))))
    }
    expect((await db.execute(uno)).rows).toEqual([{ uno: 1 }])
  })

  test.each([
    ['GET', 'cucs'],
    ['GET', 'datos/personales/usuario'],
    ['POST', 'materias'],
    ['POST', 'login'],
    ['DELETE', 'logout'],
  ])('answers %s %s with 503, when to come back, and nobody is signed out', async (metodo, ruta) => {
    const token = await e.tokenDe('coordinador')
    const nadie = new URL(e.url)
    nadie.port = String(await puertoLibre())
    const { db } = await conexion(nadie.href, 0)
    const cuerpo = { email: 'coordinador@demo.cuc.mx', password: 'Comunal2026' }
    const { status, headers, message } = await e.pedir(metodo, ruta, {
      token,
      en: createApp(db, e.opciones),
      ...(metodo === 'POST' && { cuerpo }),
    })
    expect([status, headers.get('retry-after')]).toEqual([503, '2'])
    expect(message).toBe('El sistema se está recuperando de una interrupción, espere unos segundos e intente de nuevo')
    expect((await e.pedir('GET', 'datos/personales/usuario', { token })).status).toBe(200)
  })

  test('is what the health answer says', async () => {
    const nadie = new URL(e.url)
    nadie.port = String(await puertoLibre())
    const { db } = await conexion(nadie.href, 0)
    const { status, headers, message } = await e.pedir('GET', 'salud', { en: createApp(db, e.opciones) })
    expect([status, headers.get('retry-after'), message]).toEqual([503, '2', 'La base de datos no responde'])
  })
})
