import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

/** Incremental state of the type check. */
const typeCheckState = 'node_modules/.cache/tiposDeOtraCasa.tsbuildinfo'

test('the generator compiles with the names of the library alone', () => {
  const { stdout, status } = spawnSync(
    process.execPath,
    [
      'node_modules/typescript/bin/tsc',
      '--noEmit',
      '-p',
      'tests/otraCasa',
      '--incremental',
      '--tsBuildInfoFile',
      typeCheckState,
    ],
    { encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 0, stdout: '' })
})
