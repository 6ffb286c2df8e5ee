import type { Advice, Finding } from '../../../src/schema/advice.ts'
import type { Queryable } from '../../db/queryable.ts'
import { Falla } from '../../http/Falla.ts'
import type { WriteContext } from '../write/writeContext.ts'
import type { AdviceTaken } from './advisor.ts'
import { adviceFor, advisorsOf, moves, openFindingsOf, type AdviceRequest } from './findingsOf.ts'
import { takeTurns } from './takeTurns.ts'

/**
 * Judges a record before it is saved by its advisors and returns the accepted findings, for history. 422 for findings
 * that this installation refuses; 409 with the findings while not all are accepted.
 */
export const heedAdvice = async (
  tx: Queryable,
  context: WriteContext,
  proposal: AdviceRequest,
): Promise<readonly Finding[]> => {
  const advisors = advisorsFor(context, proposal)
  if (advisors.length === 0) return []
  await takeTurns(tx, context.plan.resource)
  const found = await openFindingsOf(tx, context, proposal, advisors)
  await heedFindings(found, context.advice?.seen, () => adviceFor(tx, context, proposal))
  return found
}

/** Lists the advisors that must judge a save, each with its fields: all of them for a caller that shows findings, else those that the installation refuses. */
export const advisorsFor = ({ plan, advice }: WriteContext, proposal: AdviceRequest) =>
  advisorsOf(plan.resource).filter(
    ([name, fields]) =>
      advice && (advice.seen !== undefined || advice.refused.includes(name)) && moves(proposal, fields),
  )

/** Refuses findings that may not pass (422), and those that nobody has gone past yet (409, with the whole advice). */
export const heedFindings = async (
  found: readonly Finding[],
  seen: AdviceTaken['seen'] = new Set(),
  adviceOf: () => Promise<Advice>,
) => {
  refuse(found)
  if (seen !== 'every' && found.some(({ id }) => !seen.has(id)))
    throw new Falla(409, 'Lea las advertencias antes de continuar', { data: await adviceOf() })
}

/** Refuses (422) findings that the installation lets nobody go past. */
const refuse = (found: readonly Finding[]) => {
  const refused = found.filter(({ impide }) => impide)
  const [first] = refused
  if (!first) return
  const fields = new Set(refused.map(({ campo }) => campo))
  throw new Falla(422, first.texto, {
    errors: Object.fromEntries(
      [...fields].map(campo => [campo, sentences(refused.filter(each => each.campo === campo))]),
    ),
  })
}

/** Returns what history says of the findings that somebody went past; undefined for none. */
export const reasonFor = (found: readonly Finding[] = []) =>
  found.length ? `Guardado con advertencias a la vista: ${sentences(found)}` : undefined

const sentences = (found: readonly Finding[]) => found.map(({ texto }) => texto).join('. ')
