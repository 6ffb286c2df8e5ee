import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { baseDePrueba } from './baseDePrueba.ts'
import { proceso, puertoLibre } from './proceso.ts'

/** Starts the built app on a seeded database of its own, with these environment variables too. Call once a file, and `cerrar` in `afterAll`. */
export async function aplicacion(env: Record<string, string> = {}) {
  const base = await baseDePrueba({ sembrada: true })
  const dataDir = await mkdtemp(join(tmpdir(), 'cuc-aplicacion-'))
  const port = await puertoLibre()
  const { child, dice, salida } = proceso('main', {
    env: { PORT: String(port), DATA_DIR: dataDir, DATABASE_URL: base.url, ...env },
  })
  await dice('Listo')
  const cerrar = async () => {
    child.kill('SIGTERM')
    await salida
    await rm(dataDir, { recursive: true, force: true })
    await base.cerrar()
  }
  return { direccion: `http://localhost:${port}`, db: base.db, url: base.url, dataDir, cerrar }
}
