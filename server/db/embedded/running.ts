import { readFile, rm } from 'node:fs/promises'
import { platform } from 'node:os'
import { join } from 'node:path'
import { run } from './run.ts'

/** The port of the server that is running on a cluster folder, if one is. Removes a `postmaster.pid` whose process is no longer PostgreSQL. */
export async function running(folder: string): Promise<number | undefined> {
  const path = join(folder, 'postmaster.pid')
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [pid, , , port] = text.split('\n')
  if (await isPostgres(Number(pid))) return Number(port)
  await rm(path, { force: true })
  return undefined
}

/** After a crash of the machine another program may carry the number that the file remembers. */
async function isPostgres(pid: number) {
  if (platform() === 'linux')
    return (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('postgres')
  const list =
    platform() === 'win32' ? run('tasklist', ['/FI', `PID eq ${pid}`]) : run('ps', ['-p', String(pid), '-o', 'comm='])
  return (await list).output.includes('postgres')
}
