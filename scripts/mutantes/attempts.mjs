import { awake } from './faults.mjs'
import { nearestFilesFirst } from './nearestFilesFirst.mjs'
import { nearestFirst } from './nearestFirst.mjs'
import { preparedFiles } from './preparedFiles.mjs'
import { visitsOf } from './visitsOf.mjs'

/** Returns the ways to try a fault, nearest first, and `attempt`, which makes one such attempt. */
export const attempts = ({ folder, mutants, result, keep, files }) => {
  const ids = mutants.map(({ id }) => id)
  const visits = visitsOf(folder, ids, result.unsteady)
  const near = nearestFirst(visits.tests)
  const nearFiles = nearestFilesFirst(mutants, visits.ofFiles)
  const prepared = preparedFiles(files)
  let pristine = true
  /** Tests that stopped passing since a whole file last passed. */
  let needy = []
  const note = (what, id, value) => keep({ [what]: { ...result[what], [id]: value } })

  const byItself = test => ({
    ...test,
    test: test.id,
    lasts: result.alone[test.id] === 'siempre',
    prepare: () => prepared.prepare(test.filepath),
    isReady: () => prepared.isOpen(test.filepath),
    run: () => prepared.run(test),
  })
  const whole = ({ filepath, last }) => ({
    filepath,
    last,
    prepare: () => 0,
    isReady: () => true,
    run: () => files.run(filepath, last),
  })

  /** Tells whether a test passes without those before it: «siempre», also when repeated; «una vez», only in a freshly prepared file; «nunca». */
  const standsAlone = async test => {
    if (result.alone[test.id]) return result.alone[test.id]
    const { run, prepare, isReady } = byItself(test)
    let passes = isReady() && !(await run()).by
    if (!passes) {
      await prepare()
      passes = !(await run()).by
    }
    note('alone', test.id, passes ? ((await run()).by ? 'una vez' : 'siempre') : 'nunca')
    return result.alone[test.id]
  }

  /** Tells whether something fails with a fault, passes without it and fails with it again. Returns what failed, and `lost` when it no longer passes without the fault. */
  const judged = async (id, { run, prepare, isReady }, anew) => {
    let worked = 0
    const turn = async work => {
      if (anew) worked += await prepare()
      else if (!isReady()) await prepare()
      const turned = await work()
      worked += turned.worked
      return turned.by
    }
    const by = await turn(() => awake(id, run))
    if (!by) return { worked }
    if (await turn(run)) return { worked, by, lost: true }
    const proven = await turn(() => awake(id, run))
    if (proven && !anew && (await turn(run))) return { worked, by, lost: true }
    return { worked, by: proven && by }
  }

  return {
    covered: Object.fromEntries(Object.keys(visits.ofFiles).map(id => [id, ['sus pruebas']])),

    /** Yields the tests that reach a fault and can run by themselves. */
    async *ofTests(id) {
      for (const test of near(id))
        if (!result.unsteady[test.filepath] && (await standsAlone(test)) !== 'nunca') yield byItself(test)
    },

    /** Yields the files that reach a fault outside of such tests too. */
    async *ofFiles(id) {
      for (const { filepath, last, tests } of nearFiles(id)) {
        if (result.unsteady[filepath]) continue
        if (!last || tests.some(test => !['siempre', 'una vez'].includes(result.alone[test])))
          yield whole({ filepath, last })
      }
    },

    /** Yields the visit that was under way when a process was given up. */
    *suspected(visit) {
      yield whole(visit)
    },

    /**
     * Returns what a fault makes fail and the time spent (µs). A test that no longer passes alone needs those before
     * it; if a whole file no longer passes, the process is spoilt.
     */
    async attempt(id, candidate) {
      const { test, filepath, last, lasts, run } = candidate
      // Without an earlier active fault, whatever fails has just passed.
      const passed = pristine && !test && !(await run()).by
      if (pristine && !test && !passed) {
        note('unsteady', filepath, 'no pasa siempre')
        return { worked: 0 }
      }
      pristine = false
      keep({ trying: id })
      const first = await judged(id, candidate, !lasts)
      const { by, lost, worked } = first.lost && lasts ? await judged(id, candidate, true) : first
      if (!lost) {
        if (!test) needy = []
        return { worked, by }
      }
      if (test) {
        needy.push(test)
        note('alone', test, 'nunca')
        return { worked }
      }
      for (const each of needy) delete result.alone[each]
      keep({ suspect: passed ? undefined : { id, filepath, last } })
      return { worked, by: passed ? by : undefined, spoilt: true }
    },
  }
}
