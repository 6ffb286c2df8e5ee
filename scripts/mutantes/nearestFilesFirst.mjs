import { basename, dirname } from 'node:path'

/** Answers, for a fault, the visits of the test files that reach it: first the files that bear the name of its module or of its folder, then those that come by little else, then the quick ones. */
export const nearestFilesFirst = (mutants, reach) => {
  const sourceOf = new Map(mutants.map(({ id, file }) => [id, file]))
  const seen = new Map()
  for (const [id, visits] of Object.entries(reach))
    for (const { filepath } of visits)
      for (const key of [filepath, `${filepath} ${sourceOf.get(id)}`]) seen.set(key, (seen.get(key) ?? 0) + 1)
  return ({ id, file }) => {
    const names = [basename(file, '.ts'), basename(dirname(file))].map(name => name.toLowerCase())
    const bears = filepath => names.some(name => basename(filepath).toLowerCase().includes(name))
    const share = filepath => seen.get(`${filepath} ${file}`) / seen.get(filepath)
    return reach[id]
      .map(visit => ({ ...visit, near: Number(bears(visit.filepath)) + share(visit.filepath) }))
      .toSorted((a, b) => b.near - a.near || a.ms - b.ms)
  }
}
