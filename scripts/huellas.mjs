import { install } from './install.mjs'

/** `npm run huellas`: writes anew what the programs of the embedded PostgreSQL must be. */
install()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('./scripts/huellas/writeHuellas.ts', { logLevel: 'error' })
console.log(`Se escribió ${await module.writeHuellas(process.argv[2])}`)
