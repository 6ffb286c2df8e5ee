import { and, getTableName, sql, type SQL } from 'drizzle-orm'
import { isSearchable, isTooLong, searchWords } from '../../../src/language/searchWords.ts'
import type { Queryable } from '../../db/queryable.ts'
import { Falla } from '../../http/Falla.ts'
import { conditionOf } from './filters/condition.ts'
import { readFilter, type FieldFilter } from './filters/filterCondition.ts'
import { findRowsFirst } from './filters/findRowsFirst.ts'
import { viewCondition } from './filters/viewCondition.ts'
import { leadingTo } from './leadingTo.ts'
import type { DoorCall, DoorKnowledge } from './doorCall.ts'
import { isShort } from './contains.ts'
import { isLarge } from './isLarge.ts'
import { tablesIn } from './joinsOf.ts'
import { rowsWithWord } from './rowsWithWord.ts'
import type { ReadPlan } from './readPlan.ts'

/**
 * Returns the condition of a list's filter: `q` searches, a field name (with an ending) compares, `id` is the key,
 * `vista` a declared view, `leading` a choice of another resource. 422 for anything else.
 */
export const filterOf = async (
  db: Queryable,
  doorCall: DoorCall,
  filter: Readonly<Record<string, unknown>>,
  knowledge: DoorKnowledge = {},
): Promise<SQL | undefined> => {
  const { plan, call } = doorCall
  const { q, leading, vista, ...others } = filter
  const filters = Object.entries(others).map(([name, value]) => readFilter(doorCall, name, value))
  return and(
    ...(await Promise.all(filters.map(each => rowsWith(db, plan, each, knowledge)))),
    vista === undefined ? undefined : viewCondition(doorCall, vista),
    leading === undefined ? undefined : leadingTo(plan, leading, call),
    q === undefined ? undefined : await searched(db, doorCall, q, knowledge),
  )
}

const rowsWith = async (db: Queryable, plan: ReadPlan, filter: FieldFilter, knowledge: DoorKnowledge) =>
  (await findRowsFirst(db, plan, filter, knowledge)) ?? conditionOf(plan, filter.name, filter.field, filter.criterion)

/** Matches rows in which every word is found in some searched field, whatever its accents and capitals; none for what no field holds. 422 for no text, or one that is too long. */
const searched = async (
  db: Queryable,
  doorCall: DoorCall,
  text: unknown,
  { ledTo, inOrder }: DoorKnowledge,
): Promise<SQL | undefined> => {
  if (typeof text !== 'string' || isTooLong(text)) throw new Falla(422, 'El texto a buscar no es válido')
  if (!isSearchable(text)) return sql`false`
  const words = searchWords(text)
  const rowsWithEvery = async (part: readonly string[]) =>
    and(...(await Promise.all(part.map(word => rowsWithWord(db, doorCall, word, ledTo)))))
  const [longWords, shortWords] = await Promise.all([
    rowsWithEvery(words.filter(word => !isShort(word))),
    rowsWithEvery(words.filter(isShort)),
  ])
  const { plan } = doorCall
  return longWords && shortWords && inOrder && (await isLarge(db, plan.table))
    ? and(longWords, ofThese(plan, longWords, shortWords))
    : and(longWords, shortWords)
}

/** Looks for short words («de», «la») in other tables only beside rows that a longer one («cruz») has found: PostgreSQL would first list all of their records that hold them. */
const ofThese = ({ table }: ReadPlan, rows: SQL, furtherCondition: SQL): SQL =>
  tablesIn(furtherCondition).some(name => name !== getTableName(table))
    ? sql`case when ${rows} then (select ${furtherCondition}) end`
    : furtherCondition
