import { spawnSync } from 'node:child_process'
import { closeSync, existsSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { install } from './install.mjs'
import { printScore } from './mutantes/printScore.mjs'
import { folderOfOther, withKillsOf, readResult, writeResult } from './mutantes/result.mjs'
import { rooms } from './mutantes/rooms.mjs'
import { root } from './root.mjs'

/**
 * `npm run mutantes` plants faults one at a time and counts how many the tests notice, in every room or in the named
 * room or files. Fails below 90 %; survivors are kept in coverage/mutantes.
 */
// `--cada 3` tries every third fault, `--desde 1` starts that sample at another; `--minutos 10` stops then, `--seguir`
// goes on with the rest.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    cada: { type: 'string', default: '1' },
    desde: { type: 'string', default: '0' },
    minutos: { type: 'string', default: '600' },
    seguir: { type: 'boolean' },
  },
})
const [wanted, ...files] = positionals
if (wanted && !Object.hasOwn(rooms, wanted)) {
  console.error(
    `Uso: npm run mutantes -- [${Object.keys(rooms).join(' | ')}] [archivo…] [--cada n] [--desde n] [--minutos n] [--seguir]`,
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
  const sample = { each: Number(values.cada), first: Number(values.desde) }
  if (!values.seguir || !existsSync(folder)) await plant(folder, rooms[name].source, files, sample)
  if (rooms[name].otherHouse) {
    const other = folderOfOther(folder)
    if (!readResult(other).done) tryAll(name, other, { MUTANTES_COPIA: join(folder, 'copia'), MUTANTES_CASA: 'otra' })
    writeResult(folder, withKillsOf(readResult(other), readResult(folder)))
  }
  tryAll(name, folder)
  return printScore(name, folder, Number(values.cada))
}

/**
 * Restarts the test process as long as each run finds something new, because a fault may crash it or make it give up.
 * Known results are kept.
 */
function tryAll(name, folder, env) {
  for (let last = '', progress = 'nada'; progress !== last && Date.now() < until;) {
    last = progress
    runTests(name, folder, env)
    const result = readResult(folder)
    if (result.done) return
    if (result.trying) noteFall(result)
    const next = { ...result, trying: undefined, quickest: result.quickest ?? quickestOf(result) }
    writeResult(folder, next)
    progress = JSON.stringify(next)
  }
}

/** Counts a fault as killed when the process crashes with it twice: once may be a coincidence. */
function noteFall({ trying, fallen, killed }) {
  if (fallen[trying]) killed[trying] = 'el proceso cayó'
  fallen[trying] = true
}

/** Returns the fastest test file, of those measured in a room with a database. */
function quickestOf({ times, unsteady }) {
  const steady = Object.keys(times).filter(path => !unsteady[path])
  return steady.toSorted((a, b) => times[a] - times[b])[0]
}

function runTests(name, folder, env) {
  const log = openSync(join(folder, 'pruebas.log'), 'w')
  spawnSync(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'scripts/mutantes/vitest.config.mjs'],
    {
      env: { ...process.env, ...env, MUTANTES_SALA: name, MUTANTES_CARPETA: folder, MUTANTES_HASTA: String(until) },
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)
}
