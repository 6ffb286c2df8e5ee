/** A machine as a database sees it: its memory in bytes, and its processors. */
export type Machine = { memory: number; cores: number }

/** Most connections at once: three processes of the app with their pools, or one and its commands. */
const connections = 60

/**
 * Returns the settings of PostgreSQL on a machine shared with the app. `work_mem` fits even if every connection sorts
 * at once; disks count as SSDs.
 */
export function tuneFor({ memory, cores }: Machine): Record<string, string> {
  const megabytes = memory / 2 ** 20
  const between = (least: number, size: number, most: number) =>
    `${Math.floor(Math.min(Math.max(size, least), most))}MB`
  return {
    max_connections: String(connections),
    shared_buffers: between(64, megabytes / 8, 8192),
    effective_cache_size: between(128, megabytes / 2, 1 << 20),
    work_mem: between(4, megabytes / 4 / connections, 32),
    maintenance_work_mem: between(32, megabytes / 16, 512),
    max_wal_size: between(512, megabytes / 4, 2048),
    checkpoint_timeout: '10min',
    random_page_cost: '1.1',
    max_parallel_workers: String(cores),
    max_parallel_workers_per_gather: String(Math.min(2, Math.floor(cores / 2))),
    jit: 'off',
    timezone: 'UTC',
    log_min_messages: 'warning',
  }
}
