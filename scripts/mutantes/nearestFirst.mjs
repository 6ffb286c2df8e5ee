/** Number of faults before and after one that count as near it. Faults are numbered in their order in the file. */
const near = 6

/**
 * Returns the tests that reach a fault, first those of nearby places that few tests reach, weighed by duration, so that
 * a test that walks everything does not use up the fault's budget.
 */
export const nearestFirst = tests => {
  const visitors = new Map()
  const rarity = id => {
    if (!visitors.has(id)) visitors.set(id, 1 / tests.filter(({ reaches }) => reaches(id)).length)
    return visitors.get(id)
  }
  return id => {
    const around = Array.from({ length: 2 * near + 1 }, (_, at) => Number(id) - near + at).filter(each => each >= 0)
    const weigh = ({ reaches }) => around.reduce((sum, each) => sum + (reaches(each) ? rarity(each) : 0), 0)
    return tests
      .filter(({ reaches }) => reaches(Number(id)))
      .map(test => ({ test, weight: weigh(test) / (20 + test.ms) }))
      .toSorted((a, b) => b.weight - a.weight)
      .map(({ test }) => test)
  }
}
