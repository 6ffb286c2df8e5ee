import { install } from './install.mjs'

install()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('./scripts/db/migration.ts', { logLevel: 'error' })
process.exitCode = (await module.migration(process.argv.slice(2))) ? 0 : 1
