/** Parses a query string into plain texts. */
export const parse = search => Object.fromEntries(new URLSearchParams(search))

/** Writes plain values as a query string, sorted by name. */
export const stringify = values =>
  Object.keys(values)
    .filter(name => values[name] !== undefined)
    .toSorted()
    .map(name => `${encodeURIComponent(name)}=${encodeURIComponent(values[name] ?? '')}`)
    .join('&')
