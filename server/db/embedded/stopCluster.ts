import pg from 'pg'
import { codes, databaseError } from '../databaseError.ts'
import type { Cluster } from './createCluster.ts'
import { killCluster, postmasterOf } from './postmaster.ts'
import { run } from './run.ts'

/** Shuts the server down within the given milliseconds: cleanly, else as a power cut would (the next start recovers), else by killing what is left. Afterwards nothing of it runs. */
export async function stopCluster(cluster: Cluster, milliseconds = 20_000) {
  const server = await postmasterOf(cluster.folder)
  if (!server) return
  const seconds = Math.max(2, Math.floor(milliseconds / 1000))
  const abrupt = Math.ceil(seconds / 4)
  if (!(await isRecovering(cluster, server.port)) && (await shutDown(cluster, 'fast', seconds - abrupt))) return
  if (!(await shutDown(cluster, 'immediate', abrupt))) await killCluster(cluster.folder)
}

/** Shuts the server down in a mode, waiting at most `seconds`; returns whether it is gone. */
export async function shutDown({ folder, programs, user }: Cluster, mode: 'fast' | 'immediate', seconds: number) {
  const args = ['stop', '-m', mode, '-w', '-t', String(seconds), '-D', folder]
  await run(programs.pgCtl, args, { user, quiet: true })
  return !(await postmasterOf(folder))
}

/** Tells whether the server is starting or recovering: PostgreSQL 18 never ends a fast shutdown that comes meanwhile. */
async function isRecovering({ password }: Cluster, port: number): Promise<boolean> {
  const at = { host: '127.0.0.1', port, user: 'cuc', password, database: 'postgres' }
  const client = new pg.Client({ ...at, connectionTimeoutMillis: 1000 })
  client.on('error', () => undefined)
  const error: unknown = await client.connect().catch(refusal => refusal)
  await client.end().catch(() => undefined)
  return databaseError(error).code === codes.starting
}
