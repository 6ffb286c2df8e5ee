import { createInflateRaw } from 'node:zlib'
import { Readable } from 'node:stream'
import { unreadable } from './sheet.ts'

/** A file within a ZIP archive: its name, and how large it says to be. */
export type Entry = { name: string; size: number }

/** Lists what an archive says to hold, and refuses one that would unpack to more than it may: by what it declares, and by what it really holds. */
export const unpackedSize = async (file: Buffer, mostBytes: number): Promise<readonly Entry[]> => {
  const entries = directoryOf(file)
  if (entries.reduce((sum, { size }) => sum + size, 0) > mostBytes) throw bomb()
  let left = mostBytes
  for (const { at, packed, method } of entries) left -= await measured(file, at, packed, method, left)
  return entries
}

type Located = Entry & { at: number; packed: number; method: number }

const directoryOf = (file: Buffer): readonly Located[] => {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0 || end + 22 > file.length) throw broken()
  const entries: Located[] = []
  const count = file.readUInt16LE(end + 10)
  let at = file.readUInt32LE(end + 16)
  for (let nth = 0; nth < count; nth += 1) {
    if (at + 46 > file.length || file.readUInt32LE(at) !== centralHeader) throw broken()
    const [name, extra, comment] = [28, 30, 32].map(place => file.readUInt16LE(at + place))
    entries.push({
      name: file.toString('utf8', at + 46, at + 46 + (name ?? 0)),
      size: file.readUInt32LE(at + 24),
      packed: file.readUInt32LE(at + 20),
      method: file.readUInt16LE(at + 10),
      at: file.readUInt32LE(at + 42),
    })
    at += 46 + (name ?? 0) + (extra ?? 0) + (comment ?? 0)
  }
  return entries
}

/** How many bytes an entry really unpacks to; counting ends where there are too many. */
const measured = async (file: Buffer, at: number, packed: number, method: number, left: number): Promise<number> => {
  if (at + 30 > file.length) throw broken()
  const start = at + 30 + file.readUInt16LE(at + 26) + file.readUInt16LE(at + 28)
  if (start + packed > file.length) throw broken()
  if (method === 0) return packed
  let size = 0
  try {
    for await (const chunk of Readable.from([file.subarray(start, start + packed)]).pipe(createInflateRaw())) {
      size += Buffer.isBuffer(chunk) ? chunk.length : 0
      if (size > left) break
    }
  } catch {
    throw broken()
  }
  if (size > left) throw bomb()
  return size
}

const centralHeader = 0x02014b50

const broken = () =>
  unreadable('El libro está dañado o incompleto: ábralo en Excel, guárdelo de nuevo y vuelva a elegirlo')

const bomb = () => unreadable('El libro es demasiado grande por dentro: copie los renglones a un libro nuevo')
