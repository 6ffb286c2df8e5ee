import { and, or, sql, type SQL } from 'drizzle-orm'
import { isShown } from '../../../src/schema/filters/isShown.ts'
import { isInSearchText, mayHold, searchedFields } from '../../db/search.ts'
import type { AnyResource, Door } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import { columnOf, columnsOf } from '../registry.ts'
import { anyContains, contains } from './contains.ts'
import type { DoorCall, LedTo } from './doorCall.ts'
import { linkOf } from './linkOf.ts'
import { readPlanOf } from './readPlan.ts'
import { searchesOf } from './searchesOf.ts'

/** Finds a word in the searched fields that the door shows. Where it hides some, each is judged by itself: the searched text holds the hidden ones too. */
export const rowsWithWord = async (
  db: Queryable,
  { plan, door, call }: DoorCall,
  word: string,
  ledTo: LedTo | undefined,
): Promise<SQL> => {
  const { busqueda } = columnsOf(plan.table)
  const link = linkOf(plan.resource, door)
  const searched = searchedShown(plan.resource, door)
  const single = ownTextsShown(plan.resource, door, word).map(name => sql`${columnOf(plan.table, name)}::text`)
  const inSearchText = single.length > 0 && busqueda ? contains(busqueda, word) : undefined
  const direct = inSearchText && door.only ? and(inSearchText, anyContains(single, word)) : inSearchText
  const elsewhere = [
    searchesOf({ db, plan, word, ledTo, call }, searched),
    ...(link ? [searchesOf({ db, plan: readPlanOf(link.resource), word }, searchedFields(link.resource))] : []),
  ]
  return or(direct, ...(await Promise.all(elsewhere)).flat()) ?? sql`false`
}

/** Lists the own columns in the searched text that the door shows and that may hold a word. */
export const ownTextsShown = (resource: AnyResource, door: Door, word: string): readonly string[] =>
  searchedShown(resource, door).flatMap(([name, field]) =>
    isInSearchText(field) && mayHold(field, word) ? [name] : [],
  )

const searchedShown = (resource: AnyResource, door: Door) =>
  searchedFields(resource).filter(([name]) => isShown(resource, name, door))
