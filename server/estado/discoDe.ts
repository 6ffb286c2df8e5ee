import { statfs } from 'node:fs/promises'
import { sizeInWords } from '../backup/sizeInWords.ts'
import type { AppOptions, Queryable } from '../context.ts'
import { isReadOnly } from '../db/isReadOnly.ts'
import { hasNoRoom } from '../process/hasNoRoom.ts'

/** Bytes of the disk of the data folder; undefined where none is known. */
export const discoDe = async ({ dataDir }: AppOptions): Promise<{ free: number; whole: number } | undefined> => {
  if (!dataDir) return undefined
  const { bavail, blocks, bsize } = await statfs(dataDir)
  return { free: bavail * bsize, whole: blocks * bsize }
}

/** Below so many bytes data and backups soon cannot be saved any more. */
export const scarce = 1e9

/** What people are told while nothing can be saved. */
export const sinLugar = 'No queda espacio en el disco de la base de datos: se puede consultar, pero no guardar'

/** What people are told while the database takes no writes. */
export const soloConsultas = 'La base de datos solo admite consultas: no se puede entrar ni guardar'

/** Why nothing can be saved now, if so: there is no room, or the database takes no writes. */
export const noGuarda = async (options: AppOptions, db: Queryable): Promise<string | undefined> => {
  if (await hasNoRoom(options, db)) return sinLugar
  return (await isReadOnly(db)) ? soloConsultas : undefined
}

/** What an administrator should know of the disks: that there is soon no room. */
export const faltaDeLugar = async (options: AppOptions): Promise<string[]> => {
  const disco = await discoDe(options).catch(() => undefined)
  return disco && disco.free < scarce ? [`Quedan ${sizeInWords(disco.free)} en el disco de la carpeta de datos`] : []
}
