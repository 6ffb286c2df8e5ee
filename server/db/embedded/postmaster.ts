import { readdir, readFile, readlink, rm } from 'node:fs/promises'
import { platform } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { run } from './run.ts'

/** The server of a cluster folder: its process and the port it listens on. */
type Postmaster = { pid: number; port: number }

/** Returns the server that runs on a cluster folder, if one does. Removes a `postmaster.pid` whose process is no longer PostgreSQL, or that came with a copy of another folder. */
export async function postmasterOf(folder: string): Promise<Postmaster | undefined> {
  const path = join(folder, 'postmaster.pid')
  const text = await readFile(path, 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const [pid, home = '', , port] = text.split('\n')
  if ((await isPostgres(Number(pid))) && (await worksIn(Number(pid), home, folder)))
    return { pid: Number(pid), port: Number(port) }
  await rm(path, { force: true })
  return undefined
}

/** Tells whether the server of a cluster folder was told to stop and waits for open connections. */
export const isStopping = async (folder: string): Promise<boolean> =>
  /^stopping\b/m.test(await readFile(join(folder, 'postmaster.pid'), 'utf8').catch(() => ''))

/** Kills all processes of PostgreSQL that work in a folder, as a power cut would: the next start recovers. */
export async function killCluster(folder: string) {
  const { pid } = (await postmasterOf(folder)) ?? {}
  if (platform() === 'win32') {
    if (pid) await run('taskkill', ['/PID', String(pid), '/T', '/F'])
    return
  }
  const doomed = [...(pid ? [pid] : []), ...(await processesOf(folder, pid))]
  for (let tries = 0; tries < 40 && doomed.filter(kill).length; tries++) await pause(50)
}

/** Kills a process; returns whether there still was one. */
const kill = (pid: number) => {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

/** Tells whether a process is PostgreSQL's: after a crash of the machine another program may carry the number that the file remembers. */
async function isPostgres(pid: number) {
  if (platform() === 'linux') return (await commandOf(pid)).includes('postgres')
  const list =
    platform() === 'win32' ? run('tasklist', ['/FI', `PID eq ${pid}`]) : run('ps', ['-p', String(pid), '-o', 'comm='])
  return (await list).output.includes('postgres')
}

/** Tells whether a process works in a data folder, as PostgreSQL does: Linux says where, and elsewhere the file says where it began. */
async function worksIn(pid: number, home: string, folder: string) {
  const place = await readlink(`/proc/${pid}/cwd`).catch(() => home)
  return resolve(place) === resolve(folder)
}

/** Returns the server's own processes, also those that outlived it and hold its memory. */
async function processesOf(folder: string, pid: number | undefined): Promise<number[]> {
  if (platform() === 'linux') {
    const processes = (await readdir('/proc')).filter(name => /^\d+$/.test(name)).map(Number)
    const inFolder = await Promise.all(
      processes.map(async each => (await worksIn(each, '', folder)) && (await isPostgres(each))),
    )
    return processes.filter((_, i) => inFolder[i])
  }
  const { output } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const pairs = output.split('\n').map(line => line.trim().split(/\s+/).map(Number))
  return pairs.flatMap(([each = 0, parent]) => (pid && parent === pid ? [each] : []))
}

const commandOf = (pid: number) => readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')
