import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { proceso, puertoLibre } from '../harness/proceso.ts'

/** Creates an empty data folder with a port of its own, and starts the built app and its commands there without demonstration data. Call `cerrar` in `afterAll`: it ends whatever is still running. */
export async function carpeta() {
  const raiz = await mkdtemp(join(tmpdir(), 'cuc-arranque-'))
  await chmod(raiz, 0o755)
  const dataDir = join(raiz, 'data')
  const port = await puertoLibre()
  const abiertos: ReturnType<typeof proceso>[] = []
  const cerrar = async () => {
    for (const { child, salida } of abiertos) {
      child.kill('SIGTERM')
      await salida
    }
    await rm(raiz, { recursive: true, force: true })
  }
  const arranque = (env: Record<string, string> = {}) => {
    const iniciado = proceso('main', { args: ['--vacio'], env: { PORT: String(port), DATA_DIR: dataDir, ...env } })
    abiertos.push(iniciado)
    return iniciado
  }
  /** Returns the output of `npm run usuario` when it creates an account. */
  const cuenta = async (email: string) => {
    const args = ['--rol', 'coordinador', '--nombre', 'Ana', '--email', email]
    const { estado, salida } = proceso('usuario', { args, env: { DATA_DIR: dataDir, CONTRASENA: 'Comunal2026' } })
    await salida
    return estado.said
  }
  const salud = () =>
    fetch(`http://localhost:${port}/api/salud`).then(
      ({ status }) => status,
      () => 'nadie',
    )
  return { raiz, dataDir, port, arranque, cuenta, salud, cerrar }
}

/** Matches stack traces, which no refusal may show. */
export const rastro = /\n\s+at |Error:|node:internal/
