import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { passingFolder } from '../../server/process/passingFolder.ts'

it('readable files of a killed program are removed when the next needs such a folder; those of a running one stay', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'abiertos-'))
  const killed = spawn(process.execPath, ['-e', ''])
  await once(killed, 'close')
  await mkdir(join(parent, `respaldo-${killed.pid}-abcdef`))
  const first = await passingFolder('respaldo', parent)
  const second = await passingFolder('respaldo', parent)
  expect((await readdir(parent)).map(name => join(parent, name)).toSorted()).toEqual(
    [first.folder, second.folder].toSorted(),
  )
  for (const { forget } of [first, second]) await forget()
  expect(await readdir(parent)).toEqual([])
  await rm(parent, { recursive: true })
})
