import { StartRefusal } from '../process/StartRefusal.ts'
import { isDiskFull } from '../process/isDiskFull.ts'

/** The sentence for a failure whose reason is the folder of the backups: no room in it, or nobody may write there. Undefined for any other. */
export const folderFailure = (error: unknown, folder: string): StartRefusal | undefined => {
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
