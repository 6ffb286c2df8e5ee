import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import { proceso, puertoLibre } from '../harness/proceso.ts'

/** An empty data folder with a port of its own, where the built app is started without demonstration data; what a test leaves running ends with it. */
export async function carpeta() {
  const raiz = await mkdtemp(join(tmpdir(), 'cuc-arranque-'))
  await chmod(raiz, 0o755)
  const dataDir = join(raiz, 'data')
  const port = await puertoLibre()
  const abiertos: ReturnType<typeof proceso>[] = []
  const arranque = (env: Record<string, string> = {}) => {
    const iniciado = proceso('main', { args: ['--vacio'], env: { PORT: String(port), DATA_DIR: dataDir, ...env } })
    abiertos.push(iniciado)
    return iniciado
  }
  onTestFinished(async () => {
    for (const { child, salida } of abiertos) {
      child.kill('SIGTERM')
      await salida
    }
    await rm(raiz, { recursive: true, force: true })
  })
  return { raiz, dataDir, port, arranque }
}
