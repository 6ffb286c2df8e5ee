import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { baseDePrueba } from '../harness/baseDePrueba.ts'
import { proceso, puertoLibre } from '../harness/proceso.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
let dataDir: string
beforeAll(async () => {
  base = await baseDePrueba({ sembrada: true })
  dataDir = await mkdtemp(join(tmpdir(), 'cuc-alcance-'))
})
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true })
  await base.cerrar()
})

/** Addresses of this machine other than the usual loopback ones. On Linux all of 127/8 exists. */
const otras = Object.values(networkInterfaces())
  .flatMap(each => each ?? [])
  .filter(({ internal, family }) => !internal && family === 'IPv4')
  .map(({ address }) => address)
  .concat(process.platform === 'linux' ? ['127.0.0.2'] : [])
const hayIPv6 = Object.values(networkInterfaces()).some(each => each?.some(({ address }) => address === '::1'))

/** Starts with demonstration accounts. Returns which of these addresses answer, and the output. */
async function alcance({ env = {}, args = [] }: { env?: Record<string, string>; args?: string[] } = {}) {
  const port = await puertoLibre()
  const app = proceso('main', {
    args,
    env: { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: base.url, ...env },
  })
  await app.dice('Ctrl-C')
  const contesta = (host: string) =>
    new Promise<boolean>(resolve => {
      const socket = connect({ port, host })
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
      socket.once('connect', () => socket.destroy())
    })
  const visto = {
    propias: await Promise.all(['127.0.0.1', ...(hayIPv6 ? ['::1'] : [])].map(contesta)),
    ajenas: await Promise.all(otras.map(contesta)),
    dicho: app.estado.said,
  }
  app.child.kill('SIGTERM')
  await app.salida
  return visto
}

test('with demonstration accounts it answers this machine alone, and says how to open it', async () => {
  const { propias, ajenas, dicho } = await alcance()
  expect(propias).toEqual(propias.map(() => true))
  expect(ajenas).toEqual(otras.map(() => false))
  expect(dicho).toMatch(/Solo se atiende desde este equipo .*HOST=0\.0\.0\.0/s)
})

test('HOST opens it, and the start explains the consequence', async () => {
  const { ajenas, dicho } = await alcance({ env: { HOST: '0.0.0.0' } })
  expect(ajenas).toEqual(otras.map(() => true))
  expect(dicho).toContain('Atención: cualquiera')
})

test.each([
  ['https://escuela.mx', '0', true],
  ['https://escuela.mx', '1', false],
  ['http://escuela.mx', '0', false],
])('an address of people that is %s with PROXIES=%s: the start doubts it, %s', async (DIRECCION, PROXIES, duda) => {
  const { dicho } = await alcance({ env: { DIRECCION, PROXIES } })
  expect(dicho.includes('DIRECCION es https y PROXIES es 0')).toBe(duda)
})

test('--vacio listens everywhere', async () => {
  const { propias, ajenas } = await alcance({ args: ['--vacio'] })
  expect([...propias, ...ajenas]).toEqual([...propias, ...otras].map(() => true))
})

test.each([
  ['HOST', '203.0.113.7'],
  ['PROXIES', 'abc'],
  ['SMTP_URL', 'correo'],
])('%s=%s is one sentence', async (name, value) => {
  const { salida, estado } = proceso('main', { env: { DATA_DIR: dataDir, DATABASE_URL: base.url, [name]: value } })
  expect(await salida).toBe(1)
  expect(estado.said).toMatch(new RegExp(`\\n${name} debe [^\\n]+\\n$`))
})
