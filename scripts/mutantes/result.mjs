import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Reads the results so far for the faults of a room: fates of faults, durations and steadiness of test files, and which
 * tests pass alone. `other`: the same of another house, tried before.
 */
export const readResult = folder => {
  const path = join(folder, 'result.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : empty
}

const empty = {
  killed: {},
  covered: {},
  loaded: {},
  times: {},
  tried: {},
  fallen: {},
  doubts: {},
  alone: {},
  judgedTwice: {},
  unsteady: {},
  finished: [],
}

export const writeResult = (folder, result) => writeFileSync(join(folder, 'result.json'), JSON.stringify(result))

/** Reads the planted faults; of a sample, only its own. */
export const readMutants = folder => JSON.parse(readFileSync(join(folder, 'mutants.json'), 'utf8'))

export const writeMutants = (folder, mutants) => writeFileSync(join(folder, 'mutants.json'), JSON.stringify(mutants))

/** Returns the folder of another house, whose tests are tried first, and creates it. */
export const folderOfOther = folder => {
  const other = join(folder, 'otraCasa')
  if (!existsSync(other)) mkdirSync(other)
  writeMutants(other, readMutants(folder))
  return other
}

/** Returns the results of a house after another one was tried: faults that the other killed count as killed. */
export const withKillsOf = (other, result) => ({ ...result, other, killed: { ...result.killed, ...other.killed } })
