import { readReach, unpacked } from './reach.mjs'

/**
 * Returns what steady test files of a room reach. `tests`: all, with file; `ofFiles`: by fault the files that reach it,
 * with the last test that does if only tests do.
 */
export const visitsOf = (folder, wanted, unsteady) => {
  const steady = Object.entries(readReach(folder)).filter(([filepath]) => !unsteady[filepath])
  const files = steady.map(([filepath, { ms, beside, tests }]) => ({
    filepath,
    ms,
    beside: unpacked(beside),
    tests: tests.map(({ reached, ...test }) => ({ ...test, filepath, reaches: unpacked(reached) })),
  }))
  const ofFile = ({ filepath, ms, beside, tests }, id) => {
    const reaching = tests.filter(({ reaches }) => reaches(id))
    if (beside(id)) return [{ filepath, ms, tests: reaching.map(({ id: test }) => test) }]
    return reaching.length
      ? [{ filepath, ms, tests: reaching.map(({ id: test }) => test), last: reaching.at(-1).id }]
      : []
  }
  return {
    tests: files.flatMap(({ tests }) => tests),
    ofFiles: Object.fromEntries(
      wanted.flatMap(id => {
        const visits = files.flatMap(file => ofFile(file, Number(id)))
        return visits.length ? [[id, visits]] : []
      }),
    ),
  }
}
