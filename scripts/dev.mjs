import { install } from './install.mjs'

install()
const { importSource } = await import('./importSource.mjs')
const module = await importSource('scripts/dev/serveDevelopment.ts')
await module.serveDevelopment()
