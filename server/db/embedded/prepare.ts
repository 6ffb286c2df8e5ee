import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { binaries } from './binaries.ts'
import type { Cluster } from './createCluster.ts'
import { folders } from './folders.ts'
import { rightfulOwner } from './rightfulOwner.ts'
import { systemUser } from './systemUser.ts'

/** Settles which user runs the PostgreSQL of a data folder, from which programs and where its data are. Starts nothing. */
export async function prepare(dataDir: string, say: (line: string) => void, settings = usual): Promise<Cluster> {
  const root = await systemUser(say)
  const { base, password } = await folders(dataDir, root)
  if (base !== (await realpath(dataDir))) say(`PostgreSQL no puede entrar en ${dataDir}: sus datos están en ${base}.`)
  const folder = join(base, 'postgres')
  const user = await rightfulOwner(folder, root, say)
  return { folder, password, user, programs: await binaries(base, user), settings }
}

const usual: Record<string, string> = {
  max_connections: '60',
  shared_buffers: '128MB',
  work_mem: '16MB',
  maintenance_work_mem: '128MB',
  jit: 'off',
  timezone: 'UTC',
  log_min_messages: 'warning',
}
