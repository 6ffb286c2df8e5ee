import { basename, dirname } from 'node:path'

/**
 * Returns a fault's visits by test files in order: files named like its module or folder, then those that reach places
 * of it that few others reach, weighed by duration.
 */
export const nearestFilesFirst = (mutants, reach) => {
  const fileOf = new Map(mutants.map(({ id, file }) => [id, file]))
  const weights = new Map()
  const weigh = (key, weight) => weights.set(key, (weights.get(key) ?? 0) + weight)
  for (const [id, visits] of Object.entries(reach))
    for (const place of placesOf(fileOf.get(id))) {
      weigh(place, 1)
      for (const { filepath } of visits) weigh(`${filepath} ${place}`, 1 / visits.length)
    }
  return id => {
    const places = placesOf(fileOf.get(id))
    const bears = filepath =>
      places.some(place => basename(filepath).toLowerCase().includes(basename(place, '.ts').toLowerCase()))
    const shares = filepath =>
      places.reduce((sum, place) => sum + weights.get(`${filepath} ${place}`) / weights.get(place), 0)
    return (reach[id] ?? [])
      .map(visit => ({
        ...visit,
        near: Number(bears(visit.filepath)) + shares(visit.filepath) / (1 + visit.ms / 1000),
      }))
      .toSorted((a, b) => b.near - a.near)
  }
}

const placesOf = file => [file, dirname(file)]
