import { chmod, mkdtemp } from 'node:fs/promises'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openPool } from '../../server/db/openPool.ts'
import { createCluster } from '../../server/db/embedded/createCluster.ts'
import { prepare } from '../../server/db/embedded/prepare.ts'
import { startCluster } from '../../server/db/embedded/startCluster.ts'
import { migrate } from '../../server/db/migrate.ts'
import { prefix, remove, sweep } from './sweep.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the run's PostgreSQL, whose database `plantilla` is migrated and empty. */
    postgres: string
  }
}

/** Starts one PostgreSQL for the whole run, in a temporary folder and without durability. None for a run of pure rules alone. */
export default async function globalSetup({ provide, vitest }: TestProject) {
  if (vitest.projects.every(({ name }) => name === 'domain')) return
  await sweep()
  const dataDir = await mkdtemp(`${prefix}${process.pid}-`)
  await chmod(dataDir, 0o755)
  const cluster = await prepare(dataDir, console.log, careless)
  await createCluster(cluster, ['--no-sync', '--no-data-checksums', '--set=scram_iterations=1'])
  const port = await startCluster(cluster)
  const address = `postgres://cuc:${cluster.password}@127.0.0.1:${port}`
  const client = new pg.Client(`${address}/postgres`)
  await client.connect()
  await client.query('create database plantilla')
  await client.end()
  const { db, close } = openPool(`${address}/plantilla`)
  await migrate(db)
  await close()
  provide('postgres', address)
  return async () => {
    await remove(cluster, dataDir)
  }
}

const careless = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  autovacuum: 'off',
  jit: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  checkpoint_timeout: '1h',
  deadlock_timeout: '100ms',
  timezone: 'UTC',
  max_connections: '200',
}
