import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Cluster } from '../../server/db/embedded/createCluster.ts'
import { prepare } from '../../server/db/embedded/prepare.ts'
import { stopCluster } from '../../server/db/embedded/stopCluster.ts'

/** Prefix of the folder of a run's PostgreSQL. The id of the process that will remove it follows. */
export const prefix = join(tmpdir(), 'cuc-pruebas-')

/** Stops and removes the servers of earlier runs that were killed. */
export async function sweep() {
  for (const name of await readdir(tmpdir())) {
    const pid = /^cuc-pruebas-(\d+)-/.exec(name)?.[1]
    if (!pid || alive(Number(pid))) continue
    const dataDir = join(tmpdir(), name)
    await prepare(dataDir, () => undefined, {}).then(
      cluster => remove(cluster, dataDir),
      () => undefined,
    )
  }
}

/** Stops a PostgreSQL and removes its folders, including the one it has elsewhere when it cannot enter its data folder. */
export async function remove(cluster: Cluster, dataDir: string) {
  await stopCluster(cluster)
  for (const folder of [dirname(cluster.folder), dataDir]) await rm(folder, { recursive: true, force: true })
}

function alive(pid: number) {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}
