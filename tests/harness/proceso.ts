import { type ChildProcess, spawn } from 'node:child_process'
import { createServer } from 'node:net'

type Env = Record<string, string>

/** Starts a program of the built server (`main`, `usuario`…) as a process of its own, with a small database. `estado.said` grows with its output; `salida` resolves with its exit code. */
export function proceso(programa: string, { env, args = [] }: { env: Env; args?: string[] }) {
  const { PATH = '', HOME = '', SystemRoot = '' } = process.env
  const child: ChildProcess = spawn(process.execPath, [`dist/server/${programa}.js`, ...args], {
    env: { PATH, HOME, SystemRoot, MEMORIA: '1024', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const estado = { said: '' }
  const hear = (chunk: Buffer) => (estado.said += chunk)
  child.stdout?.on('data', hear)
  child.stderr?.on('data', hear)
  const salida = new Promise<number | null>(resolve => child.once('close', resolve))
  const dice = (text: string) =>
    new Promise<void>((resolve, reject) => {
      const look = () => estado.said.includes(text) && resolve()
      child.stdout?.on('data', look)
      child.stderr?.on('data', look)
      void salida.then(() => reject(new Error(`it ended without saying «${text}»:\n${estado.said}`)))
      look()
    })
  return { child, estado, salida, dice }
}

/** Returns a port that is free at this moment. */
export const puertoLibre = (): Promise<number> =>
  new Promise(resolve => {
    const probe = createServer().listen(0, () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
