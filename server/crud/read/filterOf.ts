import { and, getTableName, or, sql, type SQL } from 'drizzle-orm'
import { isShown } from '../../../src/schema/filters/isShown.ts'
import { isSearchable, isTooLong, searchWords } from '../../../src/language/searchWords.ts'
import { isInSearchText, mayHold, searchedFields } from '../../db/search.ts'
import type { Queryable } from '../../context.ts'
import { Falla } from '../../http/Falla.ts'
import { columnOf, columnsOf } from '../registry.ts'
import { conditionOf } from './filters/condition.ts'
import { readFilter, type AskedFilter } from './filters/filterCondition.ts'
import { findRowsFirst } from './filters/findRowsFirst.ts'
import { viewCondition } from './filters/viewCondition.ts'
import { leadingTo } from './leadingTo.ts'
import type { DoorCall, DoorKnowledge, LedTo } from './doorCall.ts'
import { linkOf } from './linkOf.ts'
import { contains, isShort, anyContains } from './contains.ts'
import { isLarge } from './isLarge.ts'
import { tablesIn } from './joinsOf.ts'
import { searchesOf } from './searchesOf.ts'
import { readPlanOf, type ReadPlan } from './readPlan.ts'

/**
 * Returns the condition of a list's filter: `q` searches, a field's name asks for its value (or one of several), with an ending for
 * more, `id` for the key, `vista` for a declared view, `leading` for what leads to rows of another resource. 422 for anything else.
 */
export const filterOf = async (
  db: Queryable,
  doorCall: DoorCall,
  filter: Readonly<Record<string, unknown>>,
  known: DoorKnowledge = {},
): Promise<SQL | undefined> => {
  const { plan, call } = doorCall
  const { q, leading, vista, ...others } = filter
  const asked = Object.entries(others).map(([name, said]) => readFilter(doorCall, name, said))
  return and(
    ...(await Promise.all(asked.map(each => rowsWith(db, plan, each, known)))),
    vista === undefined ? undefined : viewCondition(doorCall, vista),
    leading === undefined ? undefined : leadingTo(plan, leading, call),
    q === undefined ? undefined : await searched(db, doorCall, q, known),
  )
}

const rowsWith = async (db: Queryable, plan: ReadPlan, asked: AskedFilter, known: DoorKnowledge) =>
  (await findRowsFirst(db, plan, asked, known)) ?? conditionOf(plan, asked.name, asked.field, asked.wanted)

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
  const each = async (some: readonly string[]) =>
    and(...(await Promise.all(some.map(word => found(db, doorCall, word, ledTo)))))
  const [rows, left] = await Promise.all([each(words.filter(word => !isShort(word))), each(words.filter(isShort))])
  const { plan } = doorCall
  return rows && left && inOrder && (await isLarge(db, plan.table))
    ? and(rows, ofThese(plan, rows, left))
    : and(rows, left)
}

/** Looks for short words («de», «la») in other tables only beside rows that a longer one («cruz») has found: PostgreSQL would first list all of their records that hold them. */
const ofThese = ({ table }: ReadPlan, rows: SQL, left: SQL): SQL =>
  tablesIn(left).some(name => name !== getTableName(table)) ? sql`case when ${rows} then (select ${left}) end` : left

/** Finds a word in the searched fields that the door shows. Where it hides some, each is judged by itself: the searched text holds the hidden ones too. */
const found = async (db: Queryable, { plan, door }: DoorCall, word: string, ledTo: LedTo | undefined): Promise<SQL> => {
  const { busqueda } = columnsOf(plan.table)
  const link = linkOf(plan.resource, door)
  const shown = searchedFields(plan.resource).filter(([name]) => isShown(plan.resource, name, door))
  const single = shown
    .filter(([, field]) => isInSearchText(field) && mayHold(field, word))
    .map(([name]) => sql`${columnOf(plan.table, name)}::text`)
  const whole = single.length > 0 && busqueda ? contains(busqueda, word) : undefined
  const direct = whole && door.only ? and(whole, anyContains(single, word)) : whole
  const elsewhere = [
    searchesOf({ db, plan, word, ledTo }, shown),
    ...(link ? [searchesOf({ db, plan: readPlanOf(link.resource), word }, searchedFields(link.resource))] : []),
  ]
  return or(direct, ...(await Promise.all(elsewhere)).flat()) ?? sql`false`
}
