import { statfs } from 'node:fs/promises'
import { isDatabaseAway } from './isDatabaseAway.ts'
import { isDiskFull } from '../process/isDiskFull.ts'
import { StartRefusal } from '../process/StartRefusal.ts'

/** Returns the refusal for a failure caused by a full disk of a folder; undefined for any other. `vague` failures, as of a PostgreSQL that only hangs up, count where there is no room to write. */
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

/** Room (MB) that a first start takes with its demonstration data, and that with which PostgreSQL cannot go on. */
const [needed, scarce] = [300, 32]

/** Returns the free room of a folder's disk (MB); undefined for a folder that cannot be read: a disk that is not there is not full. */
async function freeMegabytes(folder: string): Promise<number | undefined> {
  const room = await statfs(folder).catch(() => undefined)
  return room && Math.floor((room.bavail * room.bsize) / 1_000_000)
}
