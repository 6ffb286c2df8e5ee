import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { binaries } from '../../server/db/embedded/binaries.ts'
import { type Cluster, initialise, start, stop } from '../../server/db/embedded/cluster.ts'
import { folders } from '../../server/db/embedded/folders.ts'
import { systemUser } from '../../server/db/embedded/systemUser.ts'
import { migrate } from '../../server/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, whose database `plantilla` is migrated and empty. */
    postgres: string
  }
}

/** One PostgreSQL for the whole run, in a temporary folder, careless of power cuts. */
export default async function globalSetup({ provide }: TestProject) {
  const dataDir = await mkdtemp(join(tmpdir(), 'cuc-pruebas-'))
  const user = await systemUser(console.log)
  if (user) await chmod(dataDir, 0o755)
  const { base, password } = await folders(dataDir, user)
  const settings = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off', max_connections: '200', jit: 'off' }
  const cluster: Cluster = { folder: join(base, 'postgres'), password, user, settings, programs: await binaries(base, user) }
  await initialise(cluster, ['--no-sync'])
  const port = await start(cluster)
  const address = `postgres://cuc:${password}@127.0.0.1:${port}`
  const client = new pg.Client(`${address}/postgres`)
  await client.connect()
  await client.query('create database plantilla')
  await client.end()
  await migrate(`${address}/plantilla`)
  provide('postgres', address)
  return async () => {
    await stop(cluster)
    await rm(dataDir, { recursive: true, force: true })
  }
}
