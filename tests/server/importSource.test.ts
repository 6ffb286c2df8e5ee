import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('late imports of a module of the sources are found, as a first `npm run dev` needs', () => {
  const programa = `
    const { importSource } = await import('./scripts/importSource.mjs')
    const { isLeaked } = await importSource('server/auth/isLeaked.ts')
    console.log(await isLeaked('password1'))
    process.exit()`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', programa], { encoding: 'utf8' })
  expect([stdout, stderr]).toEqual(['true\n', ''])
})
