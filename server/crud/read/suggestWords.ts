import { isSearchable, searchWords } from '../../../src/language/searchWords.ts'
import type { Queryable } from '../../db/queryable.ts'
import { knowledgeOf, type DoorCall } from './doorCall.ts'
import { listingOf } from './listingOf.ts'
import type { ListQuery } from './listQuery.ts'
import { nearestWords } from './nearestWords.ts'
import { ownTextsShown, rowsWithWord } from './rowsWithWord.ts'

/** Suggests, for words that a list does not hold, the nearest that it does within its filter; null where none comes near. */
export const suggestWords = async (
  db: Queryable,
  doorCall: DoorCall,
  { filter: { q, ...filter } }: Pick<ListQuery, 'filter'>,
): Promise<{ parecido: string | null }> => {
  if (typeof q !== 'string' || !isSearchable(q)) return { parecido: null }
  const { plan, door } = doorCall
  const listing = await listingOf(db, doorCall, { filter })
  const { ledTo } = knowledgeOf(doorCall, listing.within)
  const nearest = await nearestWords(
    db,
    {
      ...listing,
      texts: ownTextsShown(plan.resource, door, 'palabra'),
      holds: word => rowsWithWord(db, doorCall, word, ledTo),
    },
    searchWords(q),
  )
  return { parecido: nearest?.text ?? null }
}
