/** Answers, for a fault, the tests that reach it: first those that come by places near it to which few tests come, because a test of the very thing does, for the time that each takes: else one that walks everything would use up what a fault is given. */
export const nearestFirst = (mutants, tests) => {
  const visitors = new Map()
  for (const { reached } of tests) for (const id of reached.keys()) visitors.set(id, (visitors.get(id) ?? 0) + 1)
  const lines = new Map(mutants.map(({ id, file, location }) => [id, { file, line: location.start.line }]))
  const near = tests.map(test => {
    const weights = new Map()
    for (const id of test.reached.keys()) {
      const place = lines.get(id)
      if (!place) continue
      const key = `${place.file}:${place.line}`
      weights.set(key, (weights.get(key) ?? 0) + 1 / visitors.get(id))
    }
    return { ...test, weights }
  })
  return ({ id, file, location: { start } }) => {
    const weigh = ({ weights }) =>
      [-2, -1, 0, 1, 2].reduce((sum, away) => sum + (weights.get(`${file}:${start.line + away}`) ?? 0), 0)
    return near
      .flatMap(test => (test.reached.has(id) ? [{ ...test, weight: weigh(test) / (1 + test.ms) }] : []))
      .toSorted((a, b) => b.weight - a.weight)
  }
}
