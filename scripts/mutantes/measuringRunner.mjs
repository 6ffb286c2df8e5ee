import { TestRunner } from 'vitest'
import { faults } from './faults.mjs'
import { packed } from './reach.mjs'

/** Runs a file unchanged and passes to `measured` the faults that it reaches, in each test and outside of them. */
export class MeasuringRunner extends TestRunner {
  async onBeforeRunFiles(files) {
    await super.onBeforeRunFiles?.(files)
    this.begun = Date.now()
    this.tests = []
    faults.note(files[0].filepath)
  }

  async runTask(test) {
    const begun = performance.now()
    const reached = await faults.reachedBy(test.id, TestRunner.getTestFn(test), test.file.filepath)
    this.tests.push({ id: test.id, name: test.name, ms: performance.now() - begun, reached: packed(reached) })
  }

  async onAfterRunFiles(files) {
    await super.onAfterRunFiles?.(files)
    const [{ filepath, ...file }] = files
    faults.note(undefined)
    const beside = packed(faults.seenIn(filepath))
    await this.measured(filepath, { ms: Date.now() - this.begun, beside, tests: this.tests }, faultOf(file))
  }
}

/** Returns the first test of a file that failed, with its error; undefined when none did. */
export const faultOf = ({ name, result, tasks = [] }) => {
  const [inner] = tasks.flatMap(each => faultOf(each) ?? [])
  if (inner) return inner
  const [error] = result?.errors ?? []
  return error || result?.state === 'fail' ? `${name}: ${error?.message ?? 'falla'}` : undefined
}
