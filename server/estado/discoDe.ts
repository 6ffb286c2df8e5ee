import { statfs } from 'node:fs/promises'
import { sizeInWords } from '../../src/language/sizeInWords.ts'
import type { AppOptions } from '../context.ts'

/** Returns the bytes of the disk of the data folder; undefined where no folder is known. */
export const discoDe = async ({ dataDir }: AppOptions): Promise<{ free: number; whole: number } | undefined> => {
  if (!dataDir) return undefined
  const { bavail, blocks, bsize } = await statfs(dataDir)
  return { free: bavail * bsize, whole: blocks * bsize }
}

/** Free room (bytes) below which data and backups soon cannot be saved any more. */
export const scarce = 1e9

/** Returns the warning that there is soon no room on the disk. */
export const faltaDeLugar = async (options: AppOptions): Promise<string[]> => {
  const disco = await discoDe(options).catch(() => undefined)
  return disco && disco.free < scarce ? [`Quedan ${sizeInWords(disco.free)} en el disco de la carpeta de datos`] : []
}
