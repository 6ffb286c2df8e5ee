import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { printScore } from './mutantes/printScore.mjs'
import { readResult, writeResult } from './mutantes/result.mjs'
import { rooms } from './mutantes/rooms.mjs'
import { root } from './root.mjs'

/**
 * `npm run mutantes` plants faults in every room, one at a time, and counts how many the room's tests notice; the name of
 * a room takes that one alone, further words only its files of these names. `--cada 3` tries every third fault,
 * `--minutos 10` stops after ten minutes, and `--seguir` goes on with what was left. Fails below 90 %. The survivors are
 * printed and kept in coverage/mutantes, with the planted copy of the project that the tests run in.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cada: { type: 'string', default: '1' },
    minutos: { type: 'string', default: '600' },
    seguir: { type: 'boolean' },
  },
})
const [wanted, ...files] = positionals
if (wanted && !Object.hasOwn(rooms, wanted)) {
  console.error(
    `Uso: npm run mutantes -- [${Object.keys(rooms).join(' | ')}] [archivo…] [--cada n] [--minutos n] [--seguir]`,
  )
  process.exit(1)
}
install()
const { plant } = await import('./mutantes/plant.mjs')
const until = Date.now() + Number(values.minutos) * 60_000
const good = []
for (const name of wanted ? [wanted] : Object.keys(rooms)) good.push(await mutate(name))
process.exit(good.every(Boolean) ? 0 : 1)

async function mutate(name) {
  const folder = join(root, 'coverage/mutantes', name)
  if (!values.seguir || !existsSync(folder)) await plant(folder, rooms[name].source, files, Number(values.cada))
  // A fault may bring the process down, or make it start afresh: what it knew is kept, and the next one goes on.
  for (let last = -1, steps = 0; steps !== last && Date.now() < until;) {
    last = steps
    runTests(name, folder)
    const result = readResult(folder)
    steps = result.steps
    if (result.done) break
    if (result.trying) result.killed[result.trying] = 'el proceso cayó'
    writeResult(folder, { ...result, trying: undefined, quickest: result.quickest ?? quickestOf(result) })
  }
  return printScore(name, folder, Number(values.cada))
}

/** The test file that needs least, of those that a room with a database measured. */
function quickestOf({ times, unsteady }) {
  const steady = Object.keys(times).filter(path => !unsteady[path])
  return steady.toSorted((a, b) => times[a] - times[b])[0]
}

function runTests(name, folder) {
  const log = openSync(join(folder, 'pruebas.log'), 'w')
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/mutantes/vitest.config.mjs'],
    {
      env: { ...process.env, MUTANTES_SALA: name, MUTANTES_CARPETA: folder, MUTANTES_HASTA: String(until) },
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
}
