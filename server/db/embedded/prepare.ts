import { readdir, realpath } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { binaries, type Binaries } from './binaries.ts'
import type { Cluster } from './createCluster.ts'
import { folders } from './folders.ts'
import { rightfulOwner } from './rightfulOwner.ts'
import { systemUser } from './systemUser.ts'

/** Settles which user runs the PostgreSQL of a data folder, from which programs and where its data are. Starts nothing. */
export async function prepare(
  dataDir: string,
  say: (line: string) => void,
  settings: Record<string, string>,
): Promise<Cluster> {
  const root = await systemUser(say)
  const { base, password } = await folders(dataDir, root)
  if (base !== (await realpath(dataDir))) say(`PostgreSQL no puede entrar en ${dataDir}: sus datos están en ${base}.`)
  const folder = join(base, 'postgres')
  const user = await rightfulOwner(folder, root, say)
  const programs = await binaries(base, user)
  return { folder, password, user, programs, settings: { ...(await recorder(programs)), ...settings } }
}

/** Loads `pg_stat_statements`, the record of statements and their times, where PostgreSQL was built with that library. */
async function recorder({ postgres }: Binaries): Promise<Record<string, string>> {
  const lib = join(dirname(dirname(postgres)), 'lib')
  const files = await Promise.all([lib, join(lib, 'postgresql')].map(folder => readdir(folder).catch(() => [])))
  return files.flat().some(name => name.startsWith('pg_stat_statements.'))
    ? { shared_preload_libraries: 'pg_stat_statements' }
    : {}
}
