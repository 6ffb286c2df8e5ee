/** Keeps texts under a name in this browser: for all its tabs (`device`), or for this one (`tab`). One that refuses storage or has no room keeps nothing, and whoever asked goes on without it. */
export const browserStorage = { device: storageOf(() => localStorage), tab: storageOf(() => sessionStorage) }

function storageOf(storage: () => Storage) {
  const get = (place: string): string | null => attempt(() => storage().getItem(place), null)
  return {
    /** What is kept; null for nothing. */
    get,
    /** What is kept as JSON; undefined for nothing that can be read. */
    json: (place: string): unknown => attempt(() => JSON.parse(get(place) ?? ''), undefined),
    /** Answers whether it is kept. */
    set: (place: string, text: string): boolean =>
      attempt(() => {
        storage().setItem(place, text)
        return true
      }, false),
    remove: (place: string): void => attempt(() => storage().removeItem(place), undefined),
  }
}

function attempt<T>(act: () => T, otherwise: T): T {
  try {
    return act()
  } catch {
    return otherwise
  }
}
