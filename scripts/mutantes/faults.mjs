/**
 * The object that Stryker's planted code reads: the active fault, and the name under which visits are recorded. One for
 * the process, since each planted file keeps a reference to it.
 */
const planted = (globalThis.__stryker__ ??= {})
planted.mutantCoverage ??= { static: {}, perTest: {} }

const forgetful = Kept =>
  class extends Kept {
    get(key) {
      return planted.activeMutant === undefined ? super.get(key) : undefined
    }
    has(key) {
      return planted.activeMutant === undefined && super.has(key)
    }
  }

globalThis.MapasOlvidadizos = { Map: forgetful(Map), WeakMap: forgetful(WeakMap) }

export const faults = {
  /** Runs `work`, recording visits under `name` and those after it under `otherwise`. Returns the faults that it reached. */
  async reachedBy(name, work, otherwise) {
    planted.currentTestId = name
    try {
      await work()
    } finally {
      planted.currentTestId = otherwise
    }
    return faults.seenIn(name)
  },
  /** Records the faults reached from now on under `name`. */
  note(name) {
    planted.currentTestId = name
  },
  /** Returns the faults recorded under `name`, and forgets them. */
  seenIn(name) {
    const seen = Object.keys(planted.mutantCoverage.perTest[name] ?? {})
    delete planted.mutantCoverage.perTest[name]
    return seen
  },
  loaded: () => planted.mutantCoverage.static,
}

/** Number of times a test may reach the active fault, so that a loop that it made endless stops by itself. */
const hitLimit = 1_000_000

/** Runs `work` with one fault active. */
export async function awake(id, work) {
  Object.assign(planted, { activeMutant: id, currentTestId: 'awake', hitCount: 0, hitLimit })
  try {
    return await work()
  } finally {
    Object.assign(planted, { activeMutant: undefined, currentTestId: undefined, hitCount: undefined })
  }
}
