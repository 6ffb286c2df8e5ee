import { chmod, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { expect, onTestFinished, test } from 'vitest'
import { carpeta } from './carpeta.ts'

const esRoot = process.getuid?.() === 0

test.runIf(esRoot)('in a folder closed to others, root keeps the data where PostgreSQL can enter, and says where', async () => {
  const { raiz, dataDir, arranque } = await carpeta()
  await mkdir(dataDir)
  await chmod(raiz, 0o700)
  const app = arranque()
  await app.dice('Listo')
  const { base }: { base: string } = JSON.parse(await readFile(`${dataDir}/postgres.json`, 'utf8'))
  onTestFinished(() => rm(base, { recursive: true, force: true }))
  expect(base).toMatch(/^\/var\/lib\/cuc-/)
  expect(app.estado.said).toContain(base)
  expect((await stat(`${base}/postgres`)).uid).not.toBe(0)
  app.child.kill('SIGTERM')
  expect(await app.salida).toBe(0)
})

test('the password of PostgreSQL is for the owner of the folder only', async () => {
  const { dataDir, arranque } = await carpeta()
  await arranque().dice('Listo')
  expect((await stat(`${dataDir}/postgres.json`)).mode & 0o777).toBe(0o600)
  expect((await stat(`${dataDir}/postgres`)).mode & 0o777).toBe(0o700)
})
