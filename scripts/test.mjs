import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from './build.mjs'
import { chromium } from './chromium.mjs'
import { isStale } from './fingerprint.mjs'
import { install } from './install.mjs'
import { root } from './root.mjs'

/** `npm test` checks everything; `npm test -- domain` only the rules, without a database; other words are parts of the names of test files. */
const wanted = process.argv.slice(2)
/** secretlint measures itself and searches each mark among all earlier ones, which takes sixteen of its seventeen seconds: this replaces `performance.mark`. */
const unmarked = '--import=data:text/javascript,performance.mark=()=>{}'
/** Incremental state of the type check. */
const typeCheckState = 'node_modules/.cache/tipos.tsbuildinfo'
const count = { passed: 0, failed: 0 }
install()
if (wanted.join() === 'domain') await tests(['--project', 'domain'], { REGLAS: '1' })
else await runAll()
console.log(`\n${count.passed} passed, ${count.failed} failed`)
process.exitCode = count.failed === 0 ? 0 : 1

async function runAll() {
  const browser = await chromium()
  report(
    'navegador',
    Boolean(browser),
    browser ?? 'No se encontró ni se pudo instalar un Chromium. Instale uno o diga dónde está con CHROMIUM_PATH.',
  )
  if (wanted.length === 0) await checks()
  await tests(wanted, { CHROMIUM_PATH: browser })
}

/** Runs the static checks, and builds the app meanwhile. */
async function checks() {
  await Promise.all([
    step('tipos', 'node_modules/typescript/bin/tsc', '--noEmit', '--incremental', '--tsBuildInfoFile', typeCheckState),
    step('estilo y dirección de los imports', 'node_modules/oxlint/bin/oxlint', '--quiet'),
    step('formato', 'node_modules/oxfmt/bin/oxfmt', '--check'),
    step('secretos', unmarked, 'node_modules/secretlint/bin/secretlint.js', '**/*'),
    step('fallas conocidas de las dependencias', 'scripts/audit.mjs'),
    step('migraciones', 'scripts/migration.mjs', '--check'),
    isStale() && build(),
  ])
  await step('tamaño de la descarga', 'scripts/size.mjs')
}

/** Runs a check that is not a test. It counts as one. */
async function step(name, program, ...args) {
  const { code, output } = await node([program, ...args], { stdio: ['ignore', 'pipe', 'pipe'] })
  report(name, code === 0, output)
}

function report(name, passed, output) {
  count[passed ? 'passed' : 'failed'] += 1
  console.log(`${passed ? '✓' : '✗'} ${name}${output.trim() ? `\n${output.trim()}` : ''}`)
}

/** Runs the tests. Each counts as one, and so does a file that could not run. */
async function tests(filters, env = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'cuc-informe-'))
  const file = join(folder, 'informe.json')
  const args = [
    'node_modules/vitest/vitest.mjs',
    'run',
    ...filters,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]
  const { code } = await node(args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  })
  const { passed, failed } = tally(file)
  rmSync(folder, { recursive: true })
  count.passed += passed
  count.failed += code !== 0 && failed === 0 ? 1 : failed
}

function tally(file) {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'))
    const broken = testResults.filter(
      ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
    )
    return { passed: numPassedTests, failed: numFailedTests + broken.length }
  } catch {
    return { passed: 0, failed: 0 }
  }
}

function node(args, options) {
  const child = spawn(process.execPath, args, { cwd: root, ...options })
  let output = ''
  child.stdout?.on('data', chunk => (output += chunk))
  child.stderr?.on('data', chunk => (output += chunk))
  return new Promise(resolve => child.once('close', code => resolve({ code, output })))
}
