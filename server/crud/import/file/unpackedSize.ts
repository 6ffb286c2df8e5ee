import type { Readable } from 'node:stream'
import { fromBufferPromise, type Entry } from 'yauzl'
import { Falla } from '../../../http/Falla.ts'
import { unreadable } from './sheet.ts'

/** Lists what a ZIP archive holds; refuses (422) one that declares more than `mostBytes` unpacked, holds more than it declares, or is broken. */
export const unpackedSize = async (file: Buffer, mostBytes: number): Promise<readonly string[]> => {
  try {
    const zip = await fromBufferPromise(file)
    const entries: Entry[] = []
    for await (const entry of zip.eachEntry()) entries.push(entry)
    if (entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > mostBytes) throw bomb()
    for (const entry of entries) await drain(await zip.openReadStreamPromise(entry))
    return entries.map(({ fileName }) => fileName)
  } catch (error) {
    throw error instanceof Falla ? error : broken()
  }
}

/** Reads a stream to its end; it fails where there is more than was declared. */
const drain = async (stream: Readable) => {
  for await (const _ of stream);
}

const broken = () =>
  unreadable('El libro está dañado o incompleto: ábralo en Excel, guárdelo de nuevo y vuelva a elegirlo')

const bomb = () => unreadable('El libro es demasiado grande por dentro: copie los renglones a un libro nuevo')
