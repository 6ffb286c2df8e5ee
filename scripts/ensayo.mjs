import { readdirSync } from 'node:fs'
import { build } from './build.mjs'
import { isStale } from './fingerprint.mjs'
import { install } from './install.mjs'

/**
 * `npm run ensayo -- caidas` runs that rehearsal of tests/ensayos on the built app. Its file exports `ensayo`, which
 * receives further words and returns whether all went well.
 */
const [name = '', ...words] = process.argv.slice(2)
const names = readdirSync('tests/ensayos').flatMap(file => file.match(/^(.+)\.ensayo\.ts$/)?.[1] ?? [])
if (!names.includes(name)) {
  console.error(`Uso: npm run ensayo -- ${names.join(' | ')}`)
  process.exit(1)
}
install()
// A rehearsal that starts another part of itself keeps the build it began with, even if a source changed.
if (!process.env.ENSAYO_EN_CURSO && isStale()) await build()
const { importSource } = await import('./importSource.mjs')
const module = await importSource(`tests/ensayos/${name}.ensayo.ts`)
process.exit((await module.ensayo(words)) ? 0 : 1)
