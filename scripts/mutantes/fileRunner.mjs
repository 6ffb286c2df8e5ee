import { startTests } from '@vitest/runner'
import { TestRunner } from 'vitest'
import { awake, faults } from './faults.mjs'
import { nearestFilesFirst } from './nearestFilesFirst.mjs'
import { readMutants, readResult, writeResult } from './result.mjs'

const folder = process.env.MUTANTES_CARPETA
const until = Number(process.env.MUTANTES_HASTA)
const result = readResult(folder)
const { killed, covered, tried, reach, times, unsteady } = result
const wanted = new Set(readMutants(folder).map(({ id }) => id))
const patience = { testTimeout: 30_000, hookTimeout: 60_000 }
/** Microseconds of the processor that the tests of one fault are given: on a busy machine they take longer, and are no less. */
const budget = 10_000_000

/**
 * Runs each file once as it stands, noting which faults it reaches and until when. Beside the last file then come the
 * faults, one by one: the files that reach one, nearest first, each anew to its first failure or to the last test that
 * comes by the fault. Every now and then the file runs without any fault: when that fails, another process
 * goes on.
 */
export default class extends TestRunner {
  async onBeforeRunFiles(files) {
    await super.onBeforeRunFiles?.(files)
    this.begun = Date.now()
    this.visits = {}
    faults.note(files[0].filepath)
  }

  async runTask(test) {
    const run = TestRunner.getTestFn(test)
    const reached = await faults.reachedBy(test.id, run, test.file.filepath)
    for (const [id] of reached) this.visits[id] = { last: test.id, ms: Date.now() - this.begun }
  }

  async onAfterRunFiles(files) {
    await super.onAfterRunFiles?.(files)
    const [{ filepath, ...file }] = files
    faults.note(undefined)
    if (result.quickest) await this.tryAll()
    else this.remember(filepath, faultOf(file))
  }

  remember(filepath, failed) {
    if (failed) unsteady[filepath] = failed
    const whole = Date.now() - this.begun
    times[filepath] = whole
    for (const [id] of faults.seenIn(filepath)) this.visits[id] = { ms: whole }
    for (const [id, { last, ms }] of Object.entries(failed ? {} : this.visits)) {
      if (!wanted.has(id)) continue
      reach[id] = [...(reach[id] ?? []).filter(visit => visit.filepath !== filepath), { filepath, last, ms }]
      covered[id] = ['sus archivos']
    }
    this.keep({ loaded: { ...result.loaded, ...faults.loaded() } })
  }

  async tryAll() {
    const steady = new Set()
    let believed = []
    const { suspect } = result
    if (suspect) {
      const { by } = await this.again(suspect)
      if (by) unsteady[suspect] = `la segunda vez, ${by}`
      this.keep({ suspect: undefined })
      if (by) return
      steady.add(suspect)
    }
    const mutants = readMutants(folder)
    const order = nearestFilesFirst(mutants, reach)
    for (const mutant of mutants) {
      const { id } = mutant
      if (killed[id] || tried[id] || !reach[id]) continue
      let spent = 0
      for (const { filepath, last } of order(mutant)) {
        if (Date.now() > until) return
        if (spent > budget) break
        if (unsteady[filepath]) continue
        if (!steady.has(filepath) && (await this.again(filepath)).by) return this.doubt(believed, filepath)
        steady.add(filepath)
        this.keep({ trying: id })
        const { by, ms, worked } = await awake(id, 10_000, () => this.again(filepath, last))
        spent += worked
        if (!by) continue
        killed[id] = by
        believed.push(id)
        if (!result.careful && ms < patience.testTimeout && believed.length < 20) break
        if ((await this.again(filepath)).by) return this.doubt(believed)
        believed = []
        if (result.careful) result.careful -= 1
        break
      }
      tried[id] = covered[id]
      this.keep({ trying: undefined })
    }
    this.keep({ done: true })
  }

  /**
   * Gives up a process that a fault has spoilt. Of several that were believed dead since a file last ran well without any, none
   * is believed any more, and the next process makes sure of as many one by one; a single one is what spoilt it. A file that
   * had not run well here yet is judged at the beginning of the next.
   */
  doubt(believed, suspect) {
    const several = believed.length > 1
    for (const id of several ? believed : []) {
      delete killed[id]
      delete tried[id]
    }
    this.keep({ trying: undefined, suspect, ...(several && { careful: believed.length }) })
  }

  keep(news) {
    Object.assign(result, news, { steps: result.steps + 1 })
    writeResult(folder, result)
  }

  /** Runs a file anew to its first failure, or to the test `last`. */
  async again(filepath, last) {
    const begun = Date.now()
    const before = process.cpuUsage()
    const inner = new Again({ ...this.config, ...patience })
    Object.assign(inner, {
      _otel: this._otel,
      moduleRunner: this.moduleRunner,
      viteModuleRunner: this.viteModuleRunner,
      last,
    })
    const by = await startTests([{ filepath }], inner).then(
      ([file]) => inner.by ?? faultOf(file),
      () => 'the file itself',
    )
    const { user, system } = process.cpuUsage(before)
    return { by, ms: Date.now() - begun, worked: user + system }
  }
}

class Again extends TestRunner {
  importFile(filepath, source) {
    const node = this.workerState.evaluatedModules.getModuleById(filepath)
    if (node) this.workerState.evaluatedModules.invalidateModule(node)
    return super.importFile(filepath, source)
  }

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

  onTaskUpdate() {}
  onCollected() {}
  onBeforeCollect() {}
}

/** Which test of a file failed first, and with what; undefined when none did. */
const faultOf = ({ name, result, tasks = [] }) => {
  const [inner] = tasks.flatMap(each => faultOf(each) ?? [])
  if (inner) return inner
  const [error] = result?.errors ?? []
  return error || result?.state === 'fail' ? `${name}: ${error?.message ?? 'falla'}` : undefined
}
