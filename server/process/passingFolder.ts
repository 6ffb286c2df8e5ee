import { rmSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Makes a folder that only this user reads, for passing files. It is removed by `forget`, at the end of the process or, where that was killed, when the next of the same purpose is made. */
export async function passingFolder(
  purpose: string,
  parent = tmpdir(),
): Promise<{ folder: string; forget: () => Promise<void> }> {
  await removeAbandoned(purpose, parent)
  const folder = await mkdtemp(join(parent, `${purpose}-${process.pid}-`))
  const atExit = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', atExit)
  const forget = async () => {
    process.off('exit', atExit)
    await rm(folder, { recursive: true, force: true })
  }
  return { folder, forget }
}

async function removeAbandoned(purpose: string, parent: string) {
  for (const name of await readdir(parent).catch(() => [])) {
    const [, pid] = new RegExp(`^${purpose}-(\\d+)-\\w{6}$`).exec(name) ?? []
    if (pid && !isAlive(Number(pid)))
      await rm(join(parent, name), { recursive: true, force: true }).catch(() => undefined)
  }
}

/** Tells whether a process lives. One of another user counts as alive: its folder is not ours to remove. */
const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return !(error instanceof Error && 'code' in error && error.code === 'ESRCH')
  }
}
