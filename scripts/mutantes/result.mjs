import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What is known so far of the faults of a room: which test killed each, which are reached by a test and which when a file loads, which were tried, and of whole files which faults they reach until when, how long they take, and which do not run twice. */
export const readResult = folder => {
  const path = join(folder, 'result.json')
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : empty
}

const empty = {
  killed: {},
  covered: {},
  loaded: {},
  reach: {},
  times: {},
  tried: {},
  unsteady: {},
  finished: [],
  steps: 0,
}

export const writeResult = (folder, result) => writeFileSync(join(folder, 'result.json'), JSON.stringify(result))

/** The planted faults, those of a sample alone. */
export const readMutants = folder => JSON.parse(readFileSync(join(folder, 'mutants.json'), 'utf8'))
