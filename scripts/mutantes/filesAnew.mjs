import { getHooks, startTests } from '@vitest/runner'
import { TestRunner } from 'vitest'
import { faultOf, MeasuringRunner } from './measuringRunner.mjs'

const patience = { testTimeout: 20_000, hookTimeout: 60_000 }

/** Returns functions that run test files again within the process of a runner. */
export const filesAnew = (host, remember) => {
  const runnerOf = (Kind, members) =>
    Object.assign(new Kind({ ...host.config, ...patience }), {
      _otel: host._otel,
      moduleRunner: host.moduleRunner,
      viteModuleRunner: host.viteModuleRunner,
      ...members,
    })
  return {
    /** Records the faults that a file reaches once more. */
    measure: filepath => startTests([{ filepath }], runnerOf(Measuring, { measured: remember })),

    /** Runs a file to its first failure, or to the test `last`. Returns what failed, and the processor time it took (µs). */
    run: (filepath, last) =>
      timed(async () => {
        const runner = runnerOf(ToFirstFailure, { last })
        const [file] = await startTests([{ filepath }], runner)
        return runner.by ?? faultOf(file)
      }),

    /** Runs the hooks of a file that come before its tests. Returns what failed, a function that runs one test alone, as often as wanted, and one that clears up. */
    async prepare(filepath) {
      const runner = runnerOf(Prepared)
      const prepared = await timed(async () => faultOf((await startTests([{ filepath }], runner))[0]))
      return {
        ...prepared,
        run: id => timed(() => runAlone(runner.tests.get(id))),
        clear: () => Promise.race([inTurn(runner.clearing), new Promise(resolve => setTimeout(resolve, 5000))]),
      }
    },
  }
}

/** Vitest's runner without its reports, for files that this process has already loaded. */
const anew = Runner =>
  class extends Runner {
    importFile(filepath, source) {
      const node = this.workerState.evaluatedModules.getModuleById(filepath)
      if (node) this.workerState.evaluatedModules.invalidateModule(node)
      return super.importFile(filepath, source)
    }
    onTaskUpdate() {}
    onCollected() {}
    onBeforeCollect() {}
  }

class Measuring extends anew(MeasuringRunner) {}

class ToFirstFailure extends anew(TestRunner) {
  async runTask(test) {
    if (this.by || this.past) return
    try {
      await TestRunner.getTestFn(test)()
    } catch (error) {
      this.by = test.name
      throw error
    }
    this.past = test.id === this.last
  }
}

/** Runs the hooks before the tests, and keeps those after them for later. */
class Prepared extends anew(TestRunner) {
  tests = new Map()
  clearing = []

  onCollected(files) {
    for (const suite of files) this.put(suite)
  }

  put(suite) {
    const hooks = getHooks(suite)
    this.clearing.unshift(...hooks.afterAll.splice(0).toReversed())
    for (const task of suite.tasks) {
      if (task.type === 'suite') this.put(task)
      else this.tests.set(task.id, task)
    }
  }

  runTask() {}
}

async function runAlone(test) {
  const around = []
  for (let suite = test.suite ?? test.file; suite; suite = suite === test.file ? undefined : (suite.suite ?? test.file))
    around.unshift(suite)
  const hooks = name => around.flatMap(suite => getHooks(suite)[name].map(hook => () => hook(test.context, suite)))
  try {
    await inTurn(hooks('beforeEach'))
    await TestRunner.getTestFn(test)()
  } catch (error) {
    return `${test.name}: ${error?.message}`
  } finally {
    await inTurn(hooks('afterEach')).catch(() => undefined)
  }
  return undefined
}

const inTurn = async works => {
  for (const work of works) await work()
}

async function timed(work) {
  const begun = Date.now()
  const before = process.cpuUsage()
  const by = await work().catch(() => 'the file itself')
  const { user, system } = process.cpuUsage(before)
  return { by, ms: Date.now() - begun, worked: user + system }
}
