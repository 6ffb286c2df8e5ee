import { readdirSync } from 'node:fs'
import { build } from './build.mjs'
import { isStale } from './fingerprint.mjs'
import { install } from './install.mjs'

/** Runs every benchmark of tests/bench, or those whose file name contains the argument. Each file exports `bench`, which prints its measurements. */
const [wanted = ''] = process.argv.slice(2)
install()
if (isStale()) await build()
process.env.NODE_ENV = 'production'
const { importSource } = await import('./importSource.mjs')
for (const file of readdirSync('tests/bench').filter(name => name.endsWith('.bench.ts') && name.includes(wanted))) {
  console.log(`\n${file}`)
  const module = await importSource(`tests/bench/${file}`)
  await module.bench()
}
/* The browser that the files share and the reader of the sources stay open until the process ends. */
process.exit()
