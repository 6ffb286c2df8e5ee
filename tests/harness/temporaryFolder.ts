import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/** Returns the folder for the databases and files of a run: in memory if this machine has enough free, since a database is a thousand files and a disk spends a third of the run creating and removing them; else the system's temporary folder. */
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

/** Free space required (bytes): several times what a run needs. */
const enough = 4 * 1024 ** 3
