import { readFile, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { proceso } from '../harness/proceso.ts'
import { carpeta, rastro } from './carpeta.ts'

/** One data folder from its first start to its last: each test continues where the one before stopped. */
describe('the life of a data folder', () => {
  let lugar: Awaited<ReturnType<typeof carpeta>>
  let app: ReturnType<typeof proceso>
  beforeAll(async () => {
    lugar = await carpeta()
    app = lugar.arranque()
    await app.dice('Listo')
  })
  afterAll(() => lugar.cerrar())
  const enMarcha = () =>
    readFile(`${lugar.dataDir}/postgres/postmaster.pid`, 'utf8').then(
      () => true,
      () => false,
    )

  test('the first start serves', async () => {
    expect(await lugar.salud()).toBe(200)
  })

  test('the password of PostgreSQL and its data are for the owner of the folder only', async () => {
    expect((await stat(`${lugar.dataDir}/postgres.json`)).mode & 0o777).toBe(0o600)
    expect((await stat(`${lugar.dataDir}/postgres`)).mode & 0o777).toBe(0o700)
  })

  test('a second start names the owner of the folder and changes nothing', async () => {
    const segundo = lugar.arranque()
    expect(await segundo.salida).toBe(1)
    expect(segundo.estado.said).toContain(`la tiene el proceso ${app.child.pid} (http://localhost:${lugar.port})`)
    expect(segundo.estado.said).not.toMatch(rastro)
    expect(await lugar.salud()).toBe(200)
  })

  test('npm run usuario opens an account in the database of the running app', async () => {
    expect(await lugar.cuenta('primera@uni.mx')).toContain('Cuenta creada: primera@uni.mx (coordinador)')
    expect(await lugar.salud()).toBe(200)
  })

  test('after kill -9 the next start recovers the folder and its data', async () => {
    app.child.kill('SIGKILL')
    await app.salida
    expect(await enMarcha()).toBe(true)
    app = lugar.arranque()
    await app.dice('Listo')
    expect(app.estado.said).toContain('una ejecución interrumpida')
    expect(await lugar.salud()).toBe(200)
    expect(await lugar.cuenta('primera@uni.mx')).toContain('El correo ya está registrado')
  })

  test('SIGTERM closes the app and shuts PostgreSQL down cleanly', async () => {
    app.child.kill('SIGTERM')
    expect(await app.salida).toBe(0)
    expect(await enMarcha()).toBe(false)
    expect(await lugar.cuenta('segunda@uni.mx')).toContain('Cuenta creada: segunda@uni.mx (coordinador)')
    expect(await readFile(`${lugar.dataDir}/postgres/servidor.log`, 'utf8')).not.toContain('not properly shut down')
    expect(await enMarcha()).toBe(false)
  })

  test('a port in use is refused in one sentence, and PostgreSQL is not left running', async () => {
    const otro = createServer().listen(lugar.port)
    const segundo = lugar.arranque()
    expect(await segundo.salida).toBe(1)
    otro.close()
    expect(segundo.estado.said).toContain(`El puerto ${lugar.port} ya está en uso`)
    expect(segundo.estado.said).not.toMatch(rastro)
    expect(await enMarcha()).toBe(false)
  })
})
