import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { proceso, puertoLibre } from '../harness/proceso.ts'
import { carpeta } from './carpeta.ts'

const salud = (port: number) => fetch(`http://localhost:${port}/api/salud`).then(({ status }) => status, () => 'nadie')
const rastro = /\n\s+at |Error:|node:internal/

test('SIGTERM closes the app and shuts PostgreSQL down cleanly', async () => {
  const { dataDir, port, arranque } = await carpeta()
  const app = arranque()
  await app.dice('Listo')
  expect(await salud(port)).toBe(200)
  app.child.kill('SIGTERM')
  expect(await app.salida).toBe(0)
  expect(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => 'ninguno')).toBe('ninguno')
  expect(await readFile(join(dataDir, 'postgres/servidor.log'), 'utf8')).not.toMatch(/not properly shut down/)
})

test('a second start on the same folder says who has it and changes nothing', async () => {
  const { port, arranque } = await carpeta()
  const app = arranque()
  await app.dice('Listo')
  const segundo = arranque()
  expect(await segundo.salida).toBe(1)
  expect(segundo.estado.said).toContain(`la tiene el proceso ${app.child.pid} (http://localhost:${port})`)
  expect(segundo.estado.said).not.toMatch(rastro)
  expect(await salud(port)).toBe(200)
})

test('after kill -9 the next start recovers the folder and its data', async () => {
  const { port, dataDir, arranque } = await carpeta()
  const app = arranque()
  await app.dice('Listo')
  await conCuenta(dataDir)
  app.child.kill('SIGKILL')
  await app.salida
  const siguiente = arranque()
  await siguiente.dice('Listo')
  expect(siguiente.estado.said).toContain('una ejecución interrumpida')
  expect(await salud(port)).toBe(200)
  expect((await conCuenta(dataDir)).said).toContain('El correo ya está registrado')
})

test('npm run usuario opens an account in the database of the running app, and without the app', async () => {
  const { dataDir, arranque } = await carpeta()
  expect((await conCuenta(dataDir, 'primera@uni.mx')).said).toContain('Cuenta creada: primera@uni.mx (coordinador)')
  const app = arranque()
  await app.dice('Listo')
  expect((await conCuenta(dataDir, 'primera@uni.mx')).said).toContain('El correo ya está registrado')
  expect((await conCuenta(dataDir, 'segunda@uni.mx')).said).toContain('Cuenta creada: segunda@uni.mx (coordinador)')
})

test('a port in use is refused in one sentence, and PostgreSQL is not left running', async () => {
  const { port, dataDir, arranque } = await carpeta()
  const otro = createServer().listen(port)
  const app = arranque()
  expect(await app.salida).toBe(1)
  otro.close()
  expect(app.estado.said).toContain(`El puerto ${port} ya está en uso`)
  expect(app.estado.said).not.toMatch(rastro)
  expect(await readFile(join(dataDir, 'postgres/postmaster.pid'), 'utf8').catch(() => 'ninguno')).toBe('ninguno')
})

test.each([
  ['nobody listens', (port: number) => `postgres://yo:muysecreta@127.0.0.1:${port}/uni`, 'nadie responde'],
  ['unknown host', () => 'postgres://yo:muysecreta@no-existe.invalid/uni', /no existe en la red|no se pudo resolver/],
  ['not an address', () => 'mysql://yo:muysecreta@localhost/uni', 'debe tener la forma postgres://'],
])('a DATABASE_URL that cannot be used (%s) is one sentence without its password', async (_caso, url, motivo) => {
  const { arranque } = await carpeta()
  const app = arranque({ DATABASE_URL: url(await puertoLibre()) })
  expect(await app.salida).toBe(1)
  expect(app.estado.said).toMatch(motivo)
  expect(app.estado.said).not.toContain('muysecreta')
  expect(app.estado.said).not.toMatch(rastro)
})

test.each(process.platform === 'linux' ? ['/proc/datos', 'package.json'] : ['package.json'])('a data folder that cannot be written (%s) is one sentence', async dataDir => {
  const { arranque } = await carpeta()
  const app = arranque({ DATA_DIR: dataDir })
  expect(await app.salida).toBe(1)
  expect(app.estado.said).toContain('No se puede escribir en la carpeta de datos')
  expect(app.estado.said).not.toMatch(rastro)
})

async function conCuenta(dataDir: string, email = 'ana@uni.mx') {
  const args = ['--rol', 'coordinador', '--nombre', 'Ana', '--email', email]
  const { estado, salida } = proceso('usuario', { args, env: { DATA_DIR: dataDir, CONTRASENA: 'Comunal2026' } })
  await salida
  return estado
}
