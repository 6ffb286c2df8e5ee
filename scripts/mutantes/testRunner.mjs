import { TestRunner } from 'vitest'
import { awake, faults } from './faults.mjs'
import { nearestFirst } from './nearestFirst.mjs'
import { readMutants, readResult, writeResult } from './result.mjs'

const folder = process.env.MUTANTES_CARPETA
const until = Number(process.env.MUTANTES_HASTA)
const mutants = readMutants(folder)
/** Processor time (µs) that the tests of one file get for one fault. */
const enough = 1_000_000

/**
 * Runs each test once unchanged and, after its file, activates the faults it reached, one by one, until a test fails
 * (`nearestFirst`). For tests that leave nothing behind.
 */
export default class extends TestRunner {
  tests = []

  async runTask(test) {
    if (Date.now() > until) return
    const run = TestRunner.getTestFn(test)
    const begun = performance.now()
    const reached = await faults.reachedBy(test.id, run)
    const ids = new Set(reached.map(Number))
    this.tests.push({ name: test.name, run, reaches: id => ids.has(id), ms: performance.now() - begun })
  }

  async onAfterRunFiles(files) {
    await super.onAfterRunFiles?.(files)
    const result = readResult(folder)
    const [{ filepath }] = files
    if (Date.now() > until) return
    const steady = []
    for (const test of this.tests) if (!(await fails(test.run))) steady.push(test)
    const order = nearestFirst(steady)
    for (const { id } of mutants) {
      const tests = order(id)
      if (!tests.length) continue
      result.covered[id] = [...new Set([...(result.covered[id] ?? []), filepath])]
      const before = result.tried[id] ?? []
      if (result.killed[id] || before.includes(filepath) || Date.now() > until) continue
      result.tried[id] = [...before, filepath]
      const killer = await killerOf(id, tests)
      if (killer) result.killed[id] = killer.name
    }
    if (Date.now() <= until) result.finished.push(filepath)
    const done = result.finished.length === result.expected
    writeResult(folder, { ...result, loaded: faults.loaded(), done })
  }
}

/** Returns the first of these tests that fails with a fault; undefined where none does in the time that they get. */
const killerOf = async (id, tests) => {
  const begun = process.cpuUsage()
  for (const test of tests) {
    if (process.cpuUsage(begun).user > enough) return undefined
    if (await awake(id, () => fails(test.run))) return test
  }
  return undefined
}

const fails = run =>
  Promise.resolve()
    .then(run)
    .then(
      () => false,
      () => true,
    )
