import { MeasuringRunner } from './measuringRunner.mjs'
import { filesAnew } from './filesAnew.mjs'
import { tryFaults } from './tryFaults.mjs'
import { faults } from './faults.mjs'
import { readReach, writeReach } from './reach.mjs'
import { readResult, writeResult } from './result.mjs'

const folder = process.env.MUTANTES_CARPETA
const until = Number(process.env.MUTANTES_HASTA)

/** Measures each test file. In a later process, started with the fastest of them, tries the faults. */
export default class extends MeasuringRunner {
  async measured(...all) {
    if (readResult(folder).quickest) await tryFaults(folder, until, filesAnew(this, remember))
    else remember(...all)
  }
}

/** Keeps the faults that a file reaches and, if it fails by itself, the reason. */
function remember(filepath, visit, failed) {
  const result = readResult(folder)
  const { [filepath]: _, ...steady } = result.unsteady
  writeReach(folder, { ...readReach(folder), [filepath]: visit })
  writeResult(folder, {
    ...result,
    times: { ...result.times, [filepath]: visit.ms },
    unsteady: failed ? { ...steady, [filepath]: failed } : steady,
    loaded: { ...result.loaded, ...faults.loaded() },
  })
}
