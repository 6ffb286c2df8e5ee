import { readdirSync } from 'node:fs'
import { build } from './build.mjs'
import { isStale } from './fingerprint.mjs'
import { install } from './install.mjs'

/** `npm run ensayo -- caidas` runs the rehearsal of that name in tests/ensayos: adverse conditions for the built app, with figures. Each file exports `ensayo`, which receives the remaining words and returns whether all went well. A rehearsal that starts another part of itself (`ENSAYO_EN_CURSO`) keeps the build it began with, even if a source changed meanwhile. */
const [name = '', ...words] = process.argv.slice(2)
const names = readdirSync('tests/ensayos').flatMap(file => file.match(/^(.+)\.ensayo\.ts$/)?.[1] ?? [])
if (!names.includes(name)) {
  console.error(`Uso: npm run ensayo -- ${names.join(' | ')}`)
  process.exit(1)
}
install()
if (!process.env.ENSAYO_EN_CURSO && isStale()) await build()
const { importSource } = await import('./importSource.mjs')
const module = await importSource(`tests/ensayos/${name}.ensayo.ts`)
process.exit((await module.ensayo(words)) ? 0 : 1)
