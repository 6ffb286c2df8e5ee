import { attempts } from './attempts.mjs'
import { readMutants, readResult, writeResult } from './result.mjs'

/** Processor time (µs) that a fault gets from tests run by themselves, and again from whole files. It counts no waiting, so a busy machine tries as much. */
const budget = 10_000_000

/**
 * Tries faults one by one: by single tests, nearest first, each in a prepared file, then by whole files. Killed by what
 * fails with it and passes without; a spoilt process is given up after that fault.
 */
export async function tryFaults(folder, until, files) {
  await measureTwice(folder, files)
  const result = readResult(folder)
  const keep = news => writeResult(folder, Object.assign(result, news))
  const mutants = readMutants(folder)
  const { covered, ofTests, ofFiles, suspected, attempt } = attempts({ folder, mutants, result, keep, files })
  keep({ covered })

  /** Tells whether the process is spoilt. */
  const tryWith = async (id, candidates) => {
    let spent = 0
    for await (const candidate of candidates) {
      const { by, worked, spoilt } = await attempt(id, candidate)
      if (by) result.killed[id] = by
      else if (spoilt) doubt(id)
      if (by || spoilt) return spoilt
      spent += worked
      if (spent > budget || Date.now() > until) return false
    }
    return false
  }

  /** Gives up a fault that spoiled the process more than three times without proof. It does not count as killed. */
  const doubt = id => {
    result.doubts[id] = (result.doubts[id] ?? 0) + 1
    if (result.doubts[id] > 3) result.tried[id] = result.covered[id]
  }

  const { suspect } = result
  if (suspect) {
    keep({ suspect: undefined })
    if (await tryWith(suspect.id, suspected(suspect))) return keep({ trying: undefined })
  }
  for (const { id } of mutants) {
    for (const candidates of [ofTests, ofFiles]) {
      if (result.killed[id] || result.tried[id] || !result.covered[id]) break
      if (Date.now() > until) return
      if (await tryWith(id, candidates(id))) return keep({ trying: undefined })
    }
    if (Date.now() > until) return keep({ trying: undefined })
    if (result.covered[id]) result.tried[id] = result.covered[id]
    keep({ trying: undefined })
  }
  keep({ done: true })
}

/** Gives a file that failed by itself a second chance, since a busy machine may be the cause. */
async function measureTwice(folder, files) {
  for (const filepath of Object.keys(readResult(folder).unsteady)) {
    const result = readResult(folder)
    if (result.judgedTwice[filepath]) continue
    writeResult(folder, { ...result, judgedTwice: { ...result.judgedTwice, [filepath]: true } })
    await files.measure(filepath)
  }
}
