import { execFileSync, spawn } from 'node:child_process'
import { mkdir, open, readFile, rm, writeFile } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fullDisk } from '../../server/db/fullDisk.ts'
import { carpeta, rastro } from './carpeta.ts'

let lugar: Awaited<ReturnType<typeof carpeta>>
let chico = ''
beforeAll(async () => {
  lugar = await carpeta()
  chico = await discoChico()
})
afterAll(async () => {
  if (chico) execFileSync('umount', [chico])
  await lugar.cerrar()
})

/** Mounts a disk of 25 MB, too small for PostgreSQL. Returns an empty text where this machine cannot. */
async function discoChico(): Promise<string> {
  const donde = `${lugar.raiz}/disco`
  await mkdir(donde)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=25m,mode=755', 'tmpfs', donde], { stdio: 'ignore' })
    return donde
  } catch {
    return ''
  }
}

test.each(['data', 'otra'])('a first start on a full disk prints one sentence with the remedy (%s)', async nombre => {
  if (!chico) return expect(process.getuid?.()).not.toBe(0)
  const { salida, estado } = lugar.arranque({ DATA_DIR: `${chico}/${nombre}` })
  expect(await salida).toBe(1)
  expect(estado.said).toMatch(/No queda espacio en el disco[^\n]+Libere al menos \d+ MB[^\n]+\n$/)
  expect(estado.said).not.toMatch(rastro)
})

test('and so is one on which PostgreSQL only panics', async () => {
  if (!chico) return expect(process.getuid?.()).not.toBe(0)
  execFileSync('mount', ['-o', 'remount,size=20m', chico])
  const { salida, estado } = lugar.arranque({ DATA_DIR: `${chico}/menos` })
  expect(await salida).toBe(1)
  expect(estado.said).toMatch(/No queda espacio en el disco[^\n]+Libere al menos \d+ MB[^\n]+\n$/)
  expect(estado.said).not.toMatch(rastro)
})

test('one that fills up while PostgreSQL runs ends the program with the same sentence once it cannot come back, and then nothing is lost', async () => {
  if (!chico) return expect(process.getuid?.()).not.toBe(0)
  execFileSync('mount', ['-o', 'remount,size=400m', chico])
  const env = { DATA_DIR: `${chico}/lleno`, MEMORIA: '256' }
  const { salida, estado } = lugar.arranque(env)
  await expect.poll(lugar.salud, { timeout: 60_000 }).toBe(200)
  const base = await abierta(env.DATA_DIR)
  await base.query('create table antes as select 7 as siete')
  await writeFile(`${chico}/relleno`, Buffer.alloc(500e6)).catch(() => undefined)
  await expect(
    base.query(`select pg_logical_emit_message(true, '', repeat('x', 2000000)), pg_switch_wal()`),
  ).rejects.toThrow()
  expect(await salida).toBe(1)
  expect(estado.said).toMatch(/No queda espacio en el disco de la carpeta de datos[^\n]+vuelva a arrancar/)
  expect(estado.said).not.toMatch(rastro)
  await rm(`${chico}/relleno`)
  const otraVez = lugar.arranque(env)
  await expect.poll(lugar.salud, { timeout: 60_000 }).toBe(200)
  const vuelta = await abierta(env.DATA_DIR)
  expect((await vuelta.query('select siete from antes')).rows).toEqual([{ siete: 7 }])
  otraVez.child.kill('SIGTERM')
  expect(await otraVez.salida).toBe(0)
})

/** Opens a separate connection to the PostgreSQL of a data folder, which may break. */
async function abierta(dataDir: string) {
  const { password }: { password: string } = JSON.parse(await readFile(`${dataDir}/postgres.json`, 'utf8'))
  const port = (await readFile(`${dataDir}/postgres/postmaster.pid`, 'utf8')).split('\n')[3]
  const base = new pg.Client(`postgres://cuc:${password}@127.0.0.1:${port}/cuc`)
  base.on('error', () => undefined)
  await base.connect()
  return base
}

describe('a failure is told for a full disk', () => {
  const error = (code: string, message = '') => Object.assign(new Error(message), { code })
  test.each([
    ['Node', error('ENOSPC')],
    ['a quota', error('EDQUOT')],
    ['PostgreSQL, inside of what Drizzle says', new Error('Failed query', { cause: error('53100') })],
    ['one of its programs', new Error('initdb: error: could not write to file "x": No space left on device')],
  ])('by %s', async (_quien, failure) => {
    expect((await fullDisk(failure, lugar.raiz))?.message).toContain(lugar.raiz)
  })

  test.each([
    ['another one', error('EACCES')],
    ['a lost connection where there is room', error('ECONNRESET')],
  ])('and not %s', async (_cual, failure) => {
    expect(await fullDisk(failure, lugar.raiz)).toBeUndefined()
  })

  test('and not where the folder is not there to be looked at', async () => {
    expect(await fullDisk(error('ECONNRESET'), `${lugar.raiz}/ausente`, true)).toBeUndefined()
  })
})

test.runIf(process.platform === 'linux')('a log that cannot be written stops nobody', async () => {
  const lleno = await open('/dev/full', 'w')
  const app = spawn(process.execPath, ['dist/server/main.js', '--vacio'], {
    env: { PATH: process.env.PATH, PORT: String(lugar.port), DATA_DIR: lugar.dataDir },
    stdio: ['ignore', lleno.fd, lleno.fd],
  })
  const salida = new Promise(resolve => app.once('close', resolve))
  await expect.poll(lugar.salud, { timeout: 60_000 }).toBe(200)
  app.kill('SIGTERM')
  expect(await salida).toBe(0)
  await lleno.close()
})
