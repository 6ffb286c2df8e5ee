import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which faults the tests of a room come by, kept beside its result: of each file how long it takes, what it comes by beside its tests, and its tests in their order, each with its own. */
export const readReach = folder => {
  const path = join(folder, 'alcance.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

export const writeReach = (folder, reach) => writeFileSync(join(folder, 'alcance.json'), JSON.stringify(reach))

/** A set of faults as a short text. */
export const packed = ids => {
  const bits = Buffer.alloc(Math.ceil((Math.max(0, ...ids.map(Number)) + 1) / 8))
  for (const id of ids) bits[id >> 3] |= 1 << (id & 7)
  return bits.toString('base64')
}

/** Whether a fault is in such a set. */
export const unpacked = text => {
  const bits = Buffer.from(text, 'base64')
  return id => Boolean(bits[id >> 3] & (1 << (id & 7)))
}
