import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { rooms } from './mutantes/rooms.mjs'
import './root.mjs'

/**
 * `npm run mutantes` plants faults in every room, one at a time, and counts how many the room's tests notice; the name of
 * a room takes that one alone, further words only its files of these names. With `--constantes` also in what is worked out
 * once, when a file is loaded: each of those runs all the tests. What was tried before and has not changed since is not
 * tried again. Fails below 90 %. The survivors are printed and kept, with all that is remembered, in coverage/mutantes.
 */
const { values, positionals } = parseArgs({ allowPositionals: true, options: { constantes: { type: 'boolean' } } })
const [wanted, ...files] = positionals
if (wanted && !Object.hasOwn(rooms, wanted)) {
  console.error(`Uso: npm run mutantes -- [${Object.keys(rooms).join(' | ')}] [archivo…] [--constantes]`)
  process.exit(1)
}
install()
const { Stryker } = await import('@stryker-mutator/core')
const tempDirName = mkdtempSync(join(tmpdir(), 'cuc-mutantes-'))
process.once('exit', () => rmSync(tempDirName, { recursive: true, force: true }))
for (const name of wanted ? [wanted] : Object.keys(rooms)) await mutate(name, rooms[name])

async function mutate(name, { source, tests, database = false }) {
  const report = join('coverage/mutantes', [name, ...files].join('-'))
  process.env.MUTANTES_PRUEBAS = tests.map(each => `${each}.test.ts`).join()
  process.env.MUTANTES_BASE = database ? '1' : ''
  await new Stryker({
    mutate: [...(files.length ? files : ['*']).map(file => `${source}/**/${file}.ts`), '!**/tables.ts'],
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'scripts/mutantes/vitest.config.ts', related: false },
    // Tests that share a database go together: alone they could fail without a fault.
    coverageAnalysis: database ? 'all' : 'perTest',
    incremental: true,
    incrementalFile: `coverage/mutantes/${name}.incremental.json`,
    ignoreStatic: !database && !values.constantes,
    concurrency: '50%',
    timeoutMS: 60_000,
    thresholds: { high: 95, low: 90, break: 90 },
    reporters: ['clear-text', 'progress-append-only', 'json', 'html'],
    allowConsoleColors: false,
    clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
    jsonReporter: { fileName: `${report}.json` },
    htmlReporter: { fileName: `${report}.html` },
    tempDirName,
    ignorePatterns: ['data', 'dist', 'docs', 'coverage'],
    // TypeScript 7 has no API by which Stryker could read the project's settings.
    tsconfigFile: 'ninguno.json',
  }).runMutationTest()
}
