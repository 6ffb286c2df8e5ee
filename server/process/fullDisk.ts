import { statfs } from 'node:fs/promises'
import { isDatabaseAway } from '../db/isDatabaseAway.ts'
import { isDiskFull } from './isDiskFull.ts'
import { StartRefusal } from './StartRefusal.ts'

/** The sentence for a failure whose reason is that the disk of a folder is full; undefined for any other. `vague` failures, as of a PostgreSQL that only hangs up, are taken for one where there is no room to write. */
export async function fullDisk(
  error: unknown,
  folder: string,
  vague = isDatabaseAway(error),
): Promise<StartRefusal | undefined> {
  const free = await freeMegabytes(folder)
  if (!isDiskFull(error) && !(vague && free !== undefined && free < scarce)) return undefined
  return new StartRefusal(
    `No queda espacio en el disco de la carpeta de datos ${folder} (${free ?? 0} MB libres). Libere al menos ${needed} MB, o elija otra carpeta con DATA_DIR, y vuelva a arrancar.`,
  )
}

/** Megabytes that a first start takes with its demonstration data, and those with which PostgreSQL cannot go on. */
const [needed, scarce] = [300, 32]

/** Undefined of a folder that cannot be looked at: a disk that is not there is not full. */
async function freeMegabytes(folder: string): Promise<number | undefined> {
  const room = await statfs(folder).catch(() => undefined)
  return room && Math.floor((room.bavail * room.bsize) / 1_000_000)
}
