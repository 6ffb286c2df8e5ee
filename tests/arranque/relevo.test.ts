import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cuentaNueva } from '../../server/auth/cuentaNueva.ts'
import { tables } from '../../server/university/tables.ts'
import { aFondo } from '../harness/aFondo.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { proceso, puertoLibre } from '../harness/proceso.ts'

type Programa = ReturnType<typeof proceso>

let base: Awaited<ReturnType<typeof baseDePrueba>>
let dataDir: string
const puertos: number[] = []
const abiertos: Programa[] = []
beforeAll(async () => {
  base = await baseDePrueba()
  dataDir = await mkdtemp(join(tmpdir(), 'cuc-relevo-'))
  puertos.push(await puertoLibre(), await puertoLibre())
  await cuentaNueva(base.db, {
    rol: 'coordinador',
    nombre: 'Ana',
    email: 'relevo@uni.mx',
    contrasena: 'Comunal2026',
  })
})
afterAll(async () => {
  for (const { child, salida } of abiertos) {
    child.kill('SIGTERM')
    await salida
  }
  await rm(dataDir, { recursive: true, force: true })
  await base.cerrar()
})

const arranca = async (port: number): Promise<Programa> => {
  const app = proceso('main', {
    args: ['--vacio'],
    env: { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: base.url },
  })
  abiertos.push(app)
  await app.dice('Listo')
  return app
}

type Llamada = { port: number; metodo: 'GET' | 'POST'; camino: string; token?: string; cuerpo?: object; agent?: Agent }
type Respuesta = { status: number; texto: string }

/** Sends one request over kept-alive connections. Like a browser, repeats a read whose connection had just closed; rejects with the error code of the connection. */
const llama = (llamada: Llamada): Promise<Respuesta> => {
  const { port, metodo, camino, token, cuerpo, agent } = llamada
  return new Promise((resolve, reject) => {
    const json = cuerpo && JSON.stringify(cuerpo)
    const headers = {
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(json && { 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(json) }),
    }
    const envio = request(
      { port, host: '127.0.0.1', path: `/api/${camino}`, method: metodo, headers, agent },
      respuesta => {
        let texto = ''
        respuesta.setEncoding('utf8').on('data', trozo => (texto += trozo))
        respuesta.once('error', reject)
        respuesta.once('end', () => resolve({ status: respuesta.statusCode ?? 0, texto }))
      },
    )
    envio.once('error', (error: NodeJS.ErrnoException) => {
      const deNuevo = metodo === 'GET' && envio.reusedSocket && error.code === 'ECONNRESET'
      if (deNuevo) llama(llamada).then(resolve, reject)
      else reject(error)
    })
    envio.end(json)
  })
}

const ingreso = async (port: number): Promise<string> => {
  const cuerpo = { email: 'relevo@uni.mx', password: 'Comunal2026' }
  const { texto } = await llama({ port, metodo: 'POST', camino: 'login', cuerpo })
  return JSON.parse(texto).data.token
}

/** Reads and writes on both processes in turn, in several lines. When one refuses the connection it uses the other, since nothing was sent yet. Any other failure counts as a loss. */
function clientes(token: string) {
  const perdidas: string[] = []
  const guardadas: string[] = []
  let sigue = true
  const linea = async (numero: number) => {
    const agent = new Agent({ keepAlive: true })
    for (let vez = 0; sigue; vez++) {
      const clave_materia = `R${numero}-${vez}`
      const metodo = vez % 2 ? 'POST' : 'GET'
      const cuerpo = vez % 2 ? { cuerpo: { clave_materia, nombre: 'Relevo', creditos: 5 } } : {}
      for (const port of vez % 4 < 2 ? puertos : puertos.toReversed()) {
        const hecho = await llama({ port, metodo, camino: 'materias', token, agent, ...cuerpo }).then(
          ({ status }) => String(status),
          error => `${error.syscall} ${error.code}`,
        )
        if (hecho.startsWith('connect ')) continue
        if (hecho === '201') guardadas.push(clave_materia)
        else if (hecho !== '200') perdidas.push(`${metodo} ${hecho}`)
        break
      }
    }
    agent.destroy()
  }
  const lineas = Array.from({ length: 8 }, (_, numero) => linea(numero))
  const fin = async () => {
    sigue = false
    await Promise.all(lineas)
    return { perdidas, guardadas }
  }
  return { fin }
}

test.runIf(aFondo)(
  'two processes on one database, started anew one after the other under load, lose nothing',
  async () => {
    const apps = await Promise.all(puertos.map(arranca))
    const trabajo = clientes(await ingreso(puertos[0] ?? 0))
    for (const [i, port] of puertos.entries()) {
      apps[i]?.child.kill('SIGTERM')
      expect(await apps[i]?.salida).toBe(0)
      apps[i] = await arranca(port)
    }
    const { perdidas, guardadas } = await trabajo.fin()
    expect(perdidas).toEqual([])
    expect(guardadas.length).toBeGreaterThan(20)
    expect(await base.db.$count(tables.materias, sql`nombre = 'Relevo'`)).toBe(guardadas.length)
  },
)

test('SIGTERM waits for running calls: a write held up by a lock is stored and answered', async () => {
  const port = await puertoLibre()
  const app = await arranca(port)
  const token = await ingreso(port)
  const respuesta = await base.db.transaction(async tx => {
    await tx.execute(sql`lock table materias in access exclusive mode`)
    const cuerpo = { clave_materia: 'ESPERA', nombre: 'Espera', creditos: 5 }
    const escrita = llama({ port, metodo: 'POST', camino: 'materias', token, cuerpo })
    const enEspera = async () => {
      const { rowCount } = await base.db.execute(
        sql`select from pg_stat_activity where wait_event_type = 'Lock' and query like '%materias%'`,
      )
      return rowCount
    }
    await expect.poll(enEspera).toBe(1)
    app.child.kill('SIGTERM')
    await app.dice('Cerrando')
    return { escrita }
  })
  expect((await respuesta.escrita).status).toBe(201)
  expect(await app.salida).toBe(0)
})
