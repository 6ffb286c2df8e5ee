import { StartRefusal } from '../process/StartRefusal.ts'
import { databaseError } from '../db/databaseError.ts'
import { isDiskFull } from '../process/isDiskFull.ts'

/** Returns the refusal for a failure of the backup folder: no room in it, or nobody may write there. Undefined for any other, as a database without room or whose socket is missing. */
export const folderFailure = (error: unknown, folder: string): StartRefusal | undefined => {
  if (ofTheDatabase(error)) return undefined
  if (isDiskFull(error))
    return new StartRefusal(
      `No queda espacio en la carpeta de los respaldos ${folder}: libere espacio, o elija otra con RESPALDOS. No se guardó ningún respaldo.`,
    )
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (!refused.has(code)) return undefined
  return new StartRefusal(
    `No se puede escribir en la carpeta de los respaldos ${folder} (${code}): revise sus permisos, o elija otra con RESPALDOS. No se guardó ningún respaldo.`,
  )
}

const refused = new Set(['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOTDIR', 'EEXIST', 'EIO', 'ENXIO', 'ENODEV', 'ESTALE'])

/** Tells whether the database caused a failure: PostgreSQL's codes of this kind begin with a digit, Node's with a letter; only sockets are connected. */
const ofTheDatabase = (error: unknown) =>
  /^\d/.test(databaseError(error).code) || (error instanceof Error && 'syscall' in error && error.syscall === 'connect')
