import { readdirSync } from 'node:fs'
import { build } from './build.mjs'
import { isStale } from './fingerprint.mjs'
import { install } from './install.mjs'

/** Runs every benchmark of tests/bench, or those whose name contains the argument. Each file exports `bench`, which prints what it measured. */
const [wanted = ''] = process.argv.slice(2)
install()
if (isStale()) await build()
process.env.NODE_ENV = 'production'
const { createServer, createServerModuleRunner } = await import('vite')
const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
})
const runner = createServerModuleRunner(vite.environments.ssr)
for (const file of readdirSync('tests/bench').filter(name => name.endsWith('.bench.ts') && name.includes(wanted))) {
  console.log(`\n${file}`)
  const { bench } = await runner.import(`/tests/bench/${file}`)
  await bench()
}
await vite.close()
/* The browser that its files share is open until the process ends. */
process.exit()
