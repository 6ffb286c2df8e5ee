import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Reads which faults the test files of a room reach, kept beside its result: for each file its duration, the faults reached outside its tests, and its tests in order, each with its own. */
export const readReach = folder => {
  const path = join(folder, 'alcance.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

export const writeReach = (folder, reach) => writeFileSync(join(folder, 'alcance.json'), JSON.stringify(reach))

/** Encodes a set of faults as a short text. */
export const packed = ids => {
  const bits = Buffer.alloc(Math.ceil((Math.max(0, ...ids.map(Number)) + 1) / 8))
  for (const id of ids) bits[id >> 3] |= 1 << (id & 7)
  return bits.toString('base64')
}

/** Returns a function that tells whether a fault is in such a set. */
export const unpacked = text => {
  const bits = Buffer.from(text, 'base64')
  return id => Boolean(bits[id >> 3] & (1 << (id & 7)))
}
