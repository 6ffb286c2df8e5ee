import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { BaseSequencer } from 'vitest/node'
import { readResult, writeResult } from './result.mjs'
import { rooms } from './rooms.mjs'

const { MUTANTES_SALA, MUTANTES_CARPETA, MUTANTES_COPIA = join(MUTANTES_CARPETA, 'copia'), MUTANTES_CASA } = process.env
const { database, tests: ownTests, otherHouse } = rooms[MUTANTES_SALA]
const [tests, house] = MUTANTES_CASA ? [otherHouse, []] : [ownTests, ['src/university.ts']]

/** The fastest file, known once every file was measured. The faults are tried in the process that runs it. */
const { quickest } = readResult(MUTANTES_CARPETA)

/** Runs small files first, since a narrow test is the fastest to notice a fault. Records how many there are, so that a crashed run is not taken for a finished one. */
class SmallFirst extends BaseSequencer {
  async sort(files) {
    const result = readResult(MUTANTES_CARPETA)
    writeResult(MUTANTES_CARPETA, { ...result, finished: [], expected: files.length, done: false })
    return (await super.sort(files)).toReversed()
  }
}

/** The tests of one room, in the planted copy and in one process. */
export default defineConfig({
  test: {
    root: MUTANTES_COPIA,
    env: { TZ: 'America/Mexico_City', DEBUG_PRINT_LIMIT: '0' },
    environment: 'node',
    isolate: false,
    fileParallelism: false,
    maxWorkers: 1,
    sequence: { sequencer: SmallFirst },
    runner: `./scripts/mutantes/${database ? 'fileRunner' : 'testRunner'}.mjs`,
    globalSetup: database ? 'tests/harness/globalSetup.ts' : [],
    setupFiles: [...house, ...(database ? ['tests/harness/quickScrypt.ts'] : [])],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    include: quickest ? [quickest] : tests.map(each => `${each}.test.ts`),
  },
})
