import { spawnSync } from 'node:child_process'
import { root } from './root.mjs'

/** Refuses production dependencies with known vulnerabilities of high or critical severity. When the registry does not answer, says so and refuses nothing. */
const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], {
  cwd: root,
  encoding: 'utf8',
  shell: process.platform === 'win32',
})
const { vulnerabilities } = parsed(stdout)
if (!vulnerabilities) console.log('El registro de npm no contestó: no se preguntó por fallas conocidas.')
const grave = Object.values(vulnerabilities ?? {}).filter(({ severity }) => ['high', 'critical'].includes(severity))
for (const { name, severity, range } of grave) console.error(`${name} ${range}: falla conocida (${severity})`)
process.exitCode = grave.length ? 1 : 0

function parsed(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
