import { readFile } from 'node:fs/promises'

/** Megabytes that a process holds in memory; 0 once it is gone. Only Linux tells. */
export const megas = async (pid: number): Promise<number> =>
  readFile(`/proc/${pid}/status`, 'utf8').then(
    dicho => Math.round(Number(/VmRSS:\s+(\d+)/.exec(dicho)?.[1] ?? 0) / 1024),
    () => 0,
  )
