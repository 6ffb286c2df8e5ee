import { install } from './install.mjs'

/** `npm run huellas` rewrites the expected fingerprints of the embedded PostgreSQL's programs. */
install()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('./scripts/huellas/writeHuellas.ts', { logLevel: 'error' })
console.log(`Se escribió ${await module.writeHuellas(process.argv[2])}`)
