import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Where a run keeps its databases and folders: in memory where this machine has enough of it to spare, since a database is a thousand files and a disk takes a third of the run to make and remove them; else where temporary files go. */
export function temporaryFolder(): string {
  try {
    accessSync(memory, constants.W_OK)
    const { bavail, bsize } = statfsSync(memory)
    return bavail * bsize >= enough ? memory : tmpdir()
  } catch {
    return tmpdir()
  }
}

const memory = '/dev/shm'

/** Bytes: several times what a run was seen to need. */
const enough = 4 * 1024 ** 3
