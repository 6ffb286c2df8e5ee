import { textsInSearch } from '../../db/search.ts'
import { holdsBeginning } from '../read/contains.ts'
import type { ReadPlan } from '../read/readPlan.ts'
import { columnOf } from '../registry.ts'
import { bestOf, mostOfEach, ownNames, type Ranked, type Search } from './bestOf.ts'
import type { Finder } from './findersOf.ts'
import { lastBeginning } from './rank.ts'
import { fieldsElsewhere, holdsWord, ownTexts, ownTextsOf } from './texts.ts'

/**
 * Returns the best records by their own texts; undefined if other resources must be searched too, since fewer than
 * `mostOfEach` names have words that begin as the words searched.
 */
export const bestInOwnTexts = async (search: Search): Promise<readonly Ranked[] | undefined> => {
  const { plan, finder, words } = search
  const alone = fieldsElsewhere(plan, finder).length === 0
  const isNamed = isNamedInSearch(plan, finder)
  const ownTexts = ownTextsOf(plan, finder)
  const holding = () =>
    bestOf(
      search,
      words.map(word => holdsWord(plan, ownTexts, word)),
    )
  const first = async () => {
    const text = columnOf(plan.table, 'busqueda')
    const found = await bestOf(
      search,
      words.map(word => holdsBeginning(text, word)),
    )
    return beginning(found.best)
  }
  // Few records hold words with digits, such as keys: all of these are ranked first.
  if (!words.some(word => /\d/.test(word)))
    return (isNamed ? await first() : undefined) ?? (alone ? (await holding()).best : undefined)
  if (!alone && !isNamed) return undefined
  const { best, tooMany } = await holding()
  if (!tooMany) return alone ? best : beginning(best)
  return (isNamed ? await first() : undefined) ?? (alone ? best : undefined)
}

const beginning = (best: readonly Ranked[]) =>
  best.filter(({ rank }) => rank <= lastBeginning).length === mostOfEach ? best : undefined

/** Tells whether the table's searched text holds all that its records are named by. */
const isNamedInSearch = (plan: ReadPlan, finder: Finder): boolean => {
  const { title, fields } = plan.resource
  const titled = fields[title] && ownTexts(plan, title, fields[title])
  const searched = textsInSearch(plan.resource)
  return titled !== undefined && [...titled, ...ownNames(finder)].every(name => searched.includes(name))
}
