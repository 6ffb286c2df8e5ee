import { readFile } from 'node:fs/promises'

/** Returns the resident memory of a process (MB); 0 once it is gone. Linux only. */
export const megas = async (pid: number): Promise<number> =>
  readFile(`/proc/${pid}/status`, 'utf8').then(
    dicho => Math.round(Number(/VmRSS:\s+(\d+)/.exec(dicho)?.[1] ?? 0) / 1024),
    () => 0,
  )
