import { chmod, mkdir, readFile, rm, stat } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { carpeta } from './carpeta.ts'

const esRoot = process.getuid?.() === 0

let lugar: Awaited<ReturnType<typeof carpeta>>
beforeAll(async () => {
  lugar = await carpeta()
})
afterAll(() => lugar.cerrar())

test.runIf(esRoot)(
  'in a folder closed to others, root keeps the data in a folder that PostgreSQL can enter, and names it',
  async () => {
    const { raiz, dataDir, arranque } = lugar
    await mkdir(dataDir)
    await chmod(raiz, 0o700)
    const app = arranque()
    await app.dice('Listo')
    const { base }: { base: string } = JSON.parse(await readFile(`${dataDir}/postgres.json`, 'utf8'))
    expect(base).toMatch(/^\/var\/lib\/cuc-/)
    expect(app.estado.said).toContain(base)
    expect((await stat(`${base}/postgres`)).uid).not.toBe(0)
    app.child.kill('SIGTERM')
    expect(await app.salida).toBe(0)
    await rm(base, { recursive: true })
  },
)
