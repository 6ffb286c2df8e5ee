import type { Cluster } from './cluster.ts'
import { killCluster, postmasterOf } from './postmaster.ts'
import { run } from './run.ts'

/** Shuts the server down within so many milliseconds: cleanly, else as a power cut would (the next start recovers), else by killing what is left. Afterwards nothing of it runs. */
export async function stopCluster({ folder, programs, user }: Cluster, milliseconds = 20_000) {
  const seconds = Math.max(2, Math.floor(milliseconds / 1000))
  const abrupt = Math.ceil(seconds / 4)
  for (const [mode, wait] of [
    ['fast', seconds - abrupt],
    ['immediate', abrupt],
  ] as const) {
    await run(programs.pgCtl, ['stop', '-m', mode, '-w', '-t', String(wait), '-D', folder], { user, quiet: true })
    if (!(await postmasterOf(folder))) return
  }
  await killCluster(folder)
}
