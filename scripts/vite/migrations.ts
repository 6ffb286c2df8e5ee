import { cp } from 'node:fs/promises'
import type { Plugin } from 'vite'

/** Puts the SQL migrations beside the built server. */
export const migrations = (): Plugin => ({
  name: 'migrations',
  apply: 'build',
  writeBundle: ({ dir = 'dist/server' }) => cp('server/db/migrations', `${dir}/migrations`, { recursive: true }),
})
