import { install } from './install.mjs'

install()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('./scripts/db/dump.ts', { logLevel: 'error' })
process.exitCode = (await module.dump(process.argv.slice(2))) ? 0 : 1
