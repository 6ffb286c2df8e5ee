/** What Stryker's planted code asks: which fault is awake, and for which test it notes a visit. The notes are one object for the whole process, because each file keeps it. */
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
  /** Runs `work`, noted for `name` and what follows for `otherwise`; answers the faults that it came by. */
  async reachedBy(name, work, otherwise) {
    planted.currentTestId = name
    try {
      await work()
    } finally {
      planted.currentTestId = otherwise
    }
    return faults.seenIn(name)
  },
  /** Whatever comes by a fault from now on is noted for `name`. */
  note(name) {
    planted.currentTestId = name
  },
  /** The faults that were noted for `name`, which are forgotten. */
  seenIn(name) {
    const seen = Object.keys(planted.mutantCoverage.perTest[name] ?? {})
    delete planted.mutantCoverage.perTest[name]
    return seen
  },
  loaded: () => planted.mutantCoverage.static,
}

/** So often a test may come by the fault that is awake: a loop that it made endless ends by itself. */
const hitLimit = 1_000_000

/** Runs `work` with one fault awake. */
export async function awake(id, work) {
  Object.assign(planted, { activeMutant: id, currentTestId: 'awake', hitCount: 0, hitLimit })
  try {
    return await work()
  } finally {
    Object.assign(planted, { activeMutant: undefined, currentTestId: undefined, hitCount: undefined })
  }
}
