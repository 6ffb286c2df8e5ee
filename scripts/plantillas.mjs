import { install } from './install.mjs'

/** `npm run plantillas`: writes the Word templates of the letters and the formats of the phases anew from their source. */
install()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('./scripts/plantillas/plantillas.ts', { logLevel: 'error' })
for (const file of await module.plantillas()) console.log(`Se escribió ${file}`)
