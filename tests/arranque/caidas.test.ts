import { afterAll, beforeAll, expect, test } from 'vitest'
import { aFondo } from '../harness/aFondo.ts'
import { arrancada, caida, caidas, esperables, postgresDe, type Lugar, type Programa } from '../harness/caida.ts'
import { carpeta } from './carpeta.ts'

const seSabe = process.platform === 'linux'

let lugar: Lugar
let app: Programa
beforeAll(async () => {
  lugar = await carpeta()
  if (!seSabe) return
  app = await arrancada(lugar)
  await lugar.cuenta('ensayo@uni.mx')
})
afterAll(() => lugar.cerrar())

const casos: (readonly [string, string])[] = [
  ['postgres', 'a killed PostgreSQL'],
  ['app', 'a killed app'],
  ...(aFondo
    ? ([
        ['conexion', 'a killed connection of PostgreSQL'],
        ['todo', 'app and PostgreSQL killed at once'],
      ] as const)
    : []),
]

/** `npm run ensayo -- caidas` repeats this many times on a busy machine. */
test.runIf(seSabe).each(casos)(
  '%s: after %s it serves again by itself, with its sessions open and every accepted write in place',
  async caso => {
    const pasada = await caida(lugar, app, caidas[caso] ?? expect.fail(caso))
    expect(Object.keys(pasada.respuestas).filter(que => !esperables.has(que))).toEqual([])
    if (caidas[caso]?.vive) expect(pasada.app.child.exitCode).toBeNull()
    app = pasada.app
  },
)

test.runIf(seSabe)(
  'PostgreSQL that somebody else told to stop is brought back, instead of waiting for us',
  async () => {
    const [antes] = postgresDe(lugar)
    process.kill(antes?.pid ?? 0, 'SIGTERM')
    await expect.poll(() => postgresDe(lugar)[0]?.pid ?? antes?.pid).not.toBe(antes?.pid)
    await expect.poll(() => lugar.salud()).toBe(200)
  },
)

test.runIf(seSabe && aFondo)('PostgreSQL that recovers is closed in time too', async () => {
  caidas.conexion?.matar(lugar, app)
  app.child.kill('SIGTERM')
  expect(await app.salida).toBe(0)
  app = await arrancada(lugar)
  expect(await lugar.salud()).toBe(200)
})
