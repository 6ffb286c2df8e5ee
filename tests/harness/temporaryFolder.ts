import { accessSync, constants, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'

/**
 * Returns the folder of a run's databases and files: in memory if enough is free (a disk spends a third of the run on a
 * thousand files per database), else the system's temporary one.
 */
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
