import { chmod, lchown, lstat, readdir, stat } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { dirname, join } from 'node:path'
import { StartRefusal } from '../../process/StartRefusal.ts'
import type { SystemUser } from './run.ts'

/**
 * Returns the user to run PostgreSQL as (undefined: the current one): the folder's owner unless root. Repairs owner and
 * mode that a restored copy left, or throws StartRefusal with what to do.
 */
export async function rightfulOwner(
  folder: string,
  root: SystemUser | undefined,
  say: (line: string) => void,
): Promise<SystemUser | undefined> {
  const found = await stat(folder).catch(() => undefined)
  if (!found || process.platform === 'win32') return root
  if (!root && found.uid !== process.getuid?.()) throw foreign(folder)
  const user = root && (found.uid === 0 ? root : { uid: found.uid, gid: found.gid })
  if (user && (await giveTo(user, folder)))
    say(`Los archivos de ${folder} eran de otro usuario, como los deja una copia: se devolvieron al de PostgreSQL.`)
  if (found.mode & 0o077) await chmod(folder, 0o700)
  return user
}

/** Makes the refusal of files of PostgreSQL that belong to somebody else. */
export const foreign = (folder: string) =>
  new StartRefusal(
    `Los archivos de la base de datos en ${folder} son de otro usuario, como los deja una copia restaurada por root. Ejecute «sudo chown -R ${userInfo().username} ${dirname(folder)}» y vuelva a arrancar.`,
  )

/** Gives a folder and all in it to a user; returns whether anything had to change hands. A PostgreSQL that still runs on it makes files and removes them meanwhile. */
async function giveTo(user: SystemUser, path: string): Promise<boolean> {
  const isGiven = await giveOne(user, path)
  const inside = (await unlessGone(readdir(path, { withFileTypes: true }))) ?? []
  const changed = await Promise.all(
    inside.map(entry => (entry.isDirectory() ? giveTo : giveOne)(user, join(path, entry.name))),
  )
  return isGiven || changed.includes(true)
}

async function giveOne({ uid, gid }: SystemUser, path: string): Promise<boolean> {
  const found = await unlessGone(lstat(path))
  if (!found || found.uid === uid) return false
  await unlessGone(lchown(path, uid, gid))
  return true
}

const unlessGone = <T>(request: Promise<T>): Promise<T | undefined> =>
  request.catch(error => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
