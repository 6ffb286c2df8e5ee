import { install } from './install.mjs'

/** `npm run plantillas` rewrites the Word templates of the letters and of the formats of the phases from their source. */
install()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('./scripts/plantillas/plantillas.ts', { logLevel: 'error' })
for (const file of await module.plantillas()) console.log(`Se escribió ${file}`)
