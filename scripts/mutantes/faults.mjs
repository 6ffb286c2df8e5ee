/** What Stryker's planted code asks: which fault is awake, and for which test it notes a visit. The notes are one object for the whole process, because each file keeps it. */
const planted = (globalThis.__stryker__ ??= {})
planted.mutantCoverage ??= { static: {}, perTest: {} }

globalThis.MapaOlvidadizo = class extends WeakMap {
  get(key) {
    return planted.activeMutant === undefined ? super.get(key) : undefined
  }
  has(key) {
    return planted.activeMutant === undefined && super.has(key)
  }
}

export const faults = {
  /** Runs `work`, noted for `name` and what follows for `otherwise`, and answers the faults of the sample that it came by, with how often. */
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
  seenIn: name => Object.entries(planted.mutantCoverage.perTest[name] ?? {}),
  loaded: () => planted.mutantCoverage.static,
}

/** Runs `work` with one fault awake; a loop that it made endless ends by itself. */
export async function awake(id, hits, work) {
  Object.assign(planted, { activeMutant: id, currentTestId: 'awake', hitCount: 0, hitLimit: hits * 100 + 10_000 })
  try {
    return await work()
  } finally {
    Object.assign(planted, { activeMutant: undefined, currentTestId: undefined, hitCount: undefined })
  }
}
