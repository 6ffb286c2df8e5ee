import { or, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { resourceNamed } from '../../../src/schema/house.ts'
import { columnName } from '../../../src/schema/record/columnName.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { traitsOf } from '../../../src/schema/traits.ts'
import { mayHold, textsInSearch } from '../../db/search.ts'
import { columnOf, keyFieldOf, tableNamed } from '../registry.ts'
import { contains, anyContains, searchable } from './contains.ts'
import { continuedAs } from './continuedAs.ts'
import type { ReadPlan } from './readPlan.ts'
import { referringTo } from './referringTo.ts'
import type { WordSearch } from './searchesOf.ts'

type PlaceSearch = Omit<WordSearch, 'plan'> & { plan: Pick<ReadPlan, 'resource' | 'table'> }

/** Matches rows in which a text that an embed places at one of some places contains the word; asks for the records of each reference on the way once. */
export const searchEmbedded = async (
  { db, plan: { resource, table }, word, ledTo, call }: PlaceSearch,
  places: readonly string[],
): Promise<readonly SQL[]> => {
  const ownPlaces = places.filter(place => !place.includes('.'))
  const referring = Object.entries(resource.fields).map(async ([name, field]) => {
    const at = field.kind === 'reference' ? field.embed?.at : undefined
    const beyond = places.filter(place => place.startsWith(`${at}.`)).map(place => place.slice(`${at}.`.length))
    if (field.kind !== 'reference' || !beyond.length) return []
    const [target, keys] = [resourceNamed(field.to), tableNamed(field.to)]
    const condition = or(...(await searchEmbedded({ db, plan: { resource: target, table: keys }, word }, beyond)))
    if (!condition) return []
    const column = columnOf(table, name)
    const held = referringTo({
      db,
      column,
      table: keys,
      key: columnOf(keys, target.key),
      condition,
      word,
      within: ledTo?.(name),
      inText: areInText(target, beyond),
    })
    const byKey = beyond.includes(columnName(target.key, keyFieldOf(target)))
      ? continuedAs({ db, word, call }, column, target)
      : []
    return (await Promise.all([held, byKey])).flat()
  })
  return [...inColumns(resource, table, ownPlaces, word), ...(await Promise.all(referring)).flat()]
}

/** Tells whether the searched text of a record holds all that some places show. */
const areInText = (resource: AnyResource, places: readonly string[]) => {
  const searchColumns = textsInSearch(resource).map(name => {
    const field = resource.fields[name]
    return field && columnName(name, field)
  })
  return places.every(place => searchColumns.includes(place))
}

/** Matches some columns of a table; where its searched text holds them, the index of that narrows the rows first. */
const inColumns = (resource: AnyResource, table: PgTable, places: readonly string[], word: string): readonly SQL[] => {
  const names = Object.entries(resource.fields).flatMap(([name, field]) =>
    traitsOf(field).stored && mayHold(field, word) && places.includes(columnName(name, field)) ? [name] : [],
  )
  const inText = textsInSearch(resource)
  const isSearched = (name: string) => inText.includes(name)
  const searched = names.filter(isSearched).map(name => sql`${columnOf(table, name)}::text`)
  return [
    ...(searched.length
      ? [sql`(${contains(columnOf(table, 'busqueda'), word)} and ${anyContains(searched, word)})`]
      : []),
    ...names
      .filter(name => !isSearched(name))
      .map(name => contains(searchable(sql`${columnOf(table, name)}::text`), word)),
  ]
}
