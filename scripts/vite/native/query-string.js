/** The query of an address as plain texts. */
export const parse = search => Object.fromEntries(new URLSearchParams(search))

/** Plain values as a query, by the order of their names. */
export const stringify = values =>
  Object.keys(values)
    .filter(name => values[name] !== undefined)
    .toSorted()
    .map(name => `${encodeURIComponent(name)}=${encodeURIComponent(values[name] ?? '')}`)
    .join('&')
