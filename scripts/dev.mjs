import { install } from './install.mjs'

install()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('./scripts/dev/serveDevelopment.ts', { logLevel: 'error' })
await module.serveDevelopment()
