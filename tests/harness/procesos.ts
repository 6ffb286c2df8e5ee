import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

type Proceso = { pid: number; titulo: string; padre: number }

/** Lists the processes of PostgreSQL that run in a folder, the server itself first. Linux only. */
export const procesosDe = (carpeta: string): Proceso[] =>
  readdirSync('/proc')
    .filter(nombre => /^\d+$/.test(nombre))
    .flatMap(pid => {
      try {
        if (readlinkSync(`/proc/${pid}/cwd`) !== carpeta) return []
        const titulo = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim()
        const padre = Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
        return [{ pid: Number(pid), titulo, padre }]
      } catch {
        return []
      }
    })
    .toSorted((uno, otro) => Number(uno.titulo.startsWith('postgres:')) - Number(otro.titulo.startsWith('postgres:')))

/** Kills with SIGKILL, as the system does when memory runs out. Ignores processes that are already gone. */
export const matar = (...pids: (number | undefined)[]) => {
  for (const pid of pids) {
    try {
      if (pid) process.kill(pid, 'SIGKILL')
    } catch {
      continue
    }
  }
}
