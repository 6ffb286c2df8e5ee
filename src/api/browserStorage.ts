/** Stores texts by name in this browser, for all its tabs (`device`) or for this one (`tab`). Where storage is refused or full it keeps nothing and never throws. */
export const browserStorage = { device: storageOf(() => localStorage), tab: storageOf(() => sessionStorage) }

function storageOf(storage: () => Storage) {
  const get = (place: string): string | null => attempt(() => storage().getItem(place), null)
  return {
    /** Returns the stored text, or `null`. */
    get,
    /** Returns the stored JSON; `undefined` when there is none or it cannot be parsed. */
    json: (place: string): unknown => attempt(() => JSON.parse(get(place) ?? ''), undefined),
    /** Stores a text; returns whether it could. */
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
