import { install } from './install.mjs'

/** `npm run procesos` redraws the declared processes. */
install()
const { runnerImport } = await import('vite')
const { module } = await runnerImport('./scripts/procesos/dibujos.ts', { logLevel: 'error' })
console.log(`Se escribió ${await module.dibujar()}`)
