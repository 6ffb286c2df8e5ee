import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, stat } from 'node:fs/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { rightfulOwner } from '../../server/db/embedded/rightfulOwner.ts'
import { puertoLibre } from '../harness/proceso.ts'
import { carpeta, rastro } from './carpeta.ts'

const esRoot = process.getuid?.() === 0

let lugar: Awaited<ReturnType<typeof carpeta>>
let copia: string
beforeAll(async () => {
  lugar = await carpeta()
  copia = `${lugar.raiz}/copia`
  const app = lugar.arranque()
  await app.dice('Listo')
  await lugar.cuenta('ana@uni.mx')
  if (esRoot) execFileSync('cp', ['-r', lugar.dataDir, copia])
  app.child.kill('SIGTERM')
  await app.salida
})
afterAll(() => lugar.cerrar())

test.runIf(esRoot)(
  'a copy made by root with cp -r, of a folder in use, is given back to PostgreSQL and serves beside the original',
  async () => {
    expect((await stat(`${copia}/postgres/PG_VERSION`)).uid).toBe(0)
    const [original, restaurada] = [
      lugar.arranque(),
      lugar.arranque({ DATA_DIR: copia, PORT: String(await puertoLibre()) }),
    ]
    await Promise.all([original.dice('Listo'), restaurada.dice('Listo')])
    expect(restaurada.estado.said).toContain('se devolvieron al de PostgreSQL')
    expect((await stat(`${copia}/postgres/PG_VERSION`)).uid).not.toBe(0)
    expect(original.estado.said).not.toContain('se devolvieron')
    expect(await lugar.cuenta('ana@uni.mx')).toContain('ya está registrado')
    for (const { child, salida } of [original, restaurada]) {
      child.kill('SIGTERM')
      expect(await salida).toBe(0)
    }
  },
)

test.runIf(!esRoot)('files of another user are refused with the remedy', async () => {
  await expect(rightfulOwner('/usr', undefined, () => undefined)).rejects.toThrow(/«sudo chown -R \S+ \/»/)
})

test('files that a PostgreSQL still running removes meanwhile stop nothing', async () => {
  const enUso = await mkdtemp(`${lugar.raiz}/en-uso-`)
  const { uid, gid } = await stat(enUso)
  const quitar = `console.log(process.pid); for (;;) { for (let n = 0; n < 300; n += 1) fs.writeFileSync('f' + n, ''); for (let n = 0; n < 300; n += 1) fs.rmSync('f' + n) }`
  const quita = spawn(process.execPath, ['-e', quitar], { cwd: enUso })
  onTestFinished(() => void quita.kill())
  await once(quita.stdout, 'data')
  for (let vez = 0; vez < 100; vez += 1)
    expect(await rightfulOwner(enUso, { uid, gid }, () => undefined)).toEqual({ uid, gid })
})

test('files that PostgreSQL may not read get one sentence with the remedy', async () => {
  const secreto = `${lugar.dataDir}/postgres/global/pg_control`
  await chmod(secreto, 0)
  const { salida, estado } = lugar.arranque()
  expect(await salida).toBe(1)
  expect(estado.said).toMatch(/son de otro usuario[^\n]+Ejecute «sudo chown -R \S+ \S+» y vuelva a arrancar\.\n$/)
  expect(estado.said).not.toMatch(rastro)
  await chmod(secreto, 0o600)
})

test('a folder open to others is closed, as PostgreSQL asks', async () => {
  await chmod(`${lugar.dataDir}/postgres`, 0o755)
  const app = lugar.arranque()
  await app.dice('Listo')
  expect((await stat(`${lugar.dataDir}/postgres`)).mode & 0o777).toBe(0o700)
})
