import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is known so far of the faults of a room: which test killed each, which are reached by a test and which when a file loads, which were tried and with which the process fell or was spoilt; of test files how long they take and which fail by themselves; of their tests which pass alone and which need those before them. `other` is the same of another house, which was tried before. */
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

/** The planted faults, those of a sample alone. */
export const readMutants = folder => JSON.parse(readFileSync(join(folder, 'mutants.json'), 'utf8'))

export const writeMutants = (folder, mutants) => writeFileSync(join(folder, 'mutants.json'), JSON.stringify(mutants))

/** The folder of another house, whose tests are tried first. */
export const folderOfOther = folder => {
  const other = join(folder, 'otraCasa')
  if (!existsSync(other)) mkdirSync(other)
  writeMutants(other, readMutants(folder))
  return other
}

/** What is known of a house once another one was tried: what that one killed is killed. */
export const leftBy = (other, own) => ({ ...own, other, killed: { ...own.killed, ...other.killed } })
