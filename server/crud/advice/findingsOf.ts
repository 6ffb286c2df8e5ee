import { createHash } from 'node:crypto'
import { resourceNamed } from '../../../src/schema/house.ts'
import type { Advice, Finding } from '../../../src/schema/advice.ts'
import { openingDoors } from '../../../src/schema/doors/doors.ts'
import { paramsOf, type AnyResource } from '../../../src/schema/resource.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { Queryable } from '../../db/queryable.ts'
import { doorHas } from '../read/doorHas.ts'
import { readPlanOf } from '../read/readPlan.ts'
import { isSameValue } from '../recordChange.ts'
import { advisorNamed } from '../serverHouse.ts'
import type { WriteContext } from '../write/writeContext.ts'
import type { Advisor, FoundAgainst, Proposal } from './advisor.ts'

/** A proposal, and what its record holds now if it exists. */
export type AdviceRequest = Proposal & { before?: Values }

/** Returns the findings of a resource's advisors against each of these records. Advisors whose fields a change leaves as they were are not asked. */
export const findingsOf = async (
  tx: Queryable,
  context: Pick<WriteContext, 'plan' | 'call' | 'advice'>,
  proposals: readonly AdviceRequest[],
): Promise<readonly (readonly Finding[])[]> => {
  const byProposal = new Map<AdviceRequest, readonly Finding[]>()
  for (const { proposal, findings } of await answersOf(tx, context, proposals, advisorsOf(context.plan.resource)))
    byProposal.set(proposal, [...(byProposal.get(proposal) ?? []), ...findings])
  return proposals.map(proposal => byProposal.get(proposal) ?? [])
}

/** Returns the findings of these advisors against one record, without those that the write refuses by itself. */
export const openFindingsOf = async (
  tx: Queryable,
  context: Pick<WriteContext, 'plan' | 'call' | 'advice'>,
  proposal: AdviceRequest,
  advisors: ReturnType<typeof advisorsOf>,
): Promise<readonly Finding[]> =>
  (await answersOf(tx, context, [proposal], advisors)).flatMap(({ found, findings }) =>
    findings.filter((_, at) => !found[at]?.foretold),
  )

/** Returns the findings against one record, with cures, and with links only to records that the caller may open. */
export const adviceFor = async (tx: Queryable, context: WriteContext, proposal: AdviceRequest): Promise<Advice> => {
  const answers = await answersOf(tx, context, [proposal], advisorsOf(context.plan.resource))
  const remedios = []
  for (const { advisor, found } of answers)
    if (found.length) remedios.push(...((await advisor.cure?.(tx, proposal, found)) ?? []))
  const hallazgos = answers.flatMap(({ findings }) => findings)
  return { hallazgos: await Promise.all(hallazgos.map(each => withinSight(tx, context, each))), remedios }
}

type Answer = {
  advisor: Advisor
  proposal: AdviceRequest
  found: readonly FoundAgainst[]
  findings: readonly Finding[]
}

/** Asks each advisor about the records in which its fields change. */
const answersOf = async (
  tx: Queryable,
  { plan: { resource }, call, advice }: Pick<WriteContext, 'plan' | 'call' | 'advice'>,
  proposals: readonly AdviceRequest[],
  advisors: ReturnType<typeof advisorsOf>,
): Promise<readonly Answer[]> => {
  const answers: Answer[] = []
  for (const [name, fields] of advisors) {
    const moving = proposals.filter(proposal => moves(proposal, fields))
    if (moving.length === 0) continue
    const advisor = advisorNamed(name)
    const foundByProposal = await advisor.find(tx, moving, call.today)
    const impide = advice?.refused.includes(name) === true
    for (const [at, proposal] of moving.entries()) {
      const found = foundByProposal[at] ?? []
      const findings = found.map(each => findingOf(resource, { name, impide }, proposal, each))
      answers.push({ advisor, proposal, found, findings })
    }
  }
  return answers
}

/** Lists the advisors that a resource declares, each with the fields that it asks. */
export const advisorsOf = ({ advice = {} }: AnyResource) => Object.entries(advice)

/** Tells whether a record would hold anything new in these fields. */
export const moves = ({ before, values }: AdviceRequest, fields: readonly string[]) =>
  !before || fields.some(name => !isSameValue(before[name], values[name]))

/** Turns what an advisor found into a finding, as people and history are told of it. */
export const findingOf = (
  { name }: AnyResource,
  advisor: { name: string; impide?: boolean },
  { key = '' }: Proposal,
  { field, text, mark = '', of, foretold = false }: FoundAgainst,
): Finding => ({
  id: createHash('sha256')
    .update(JSON.stringify([name, advisor.name, key, field, text, mark]))
    .digest('base64url')
    .slice(0, 16),
  campo: field,
  texto: text,
  impide: advisor.impide || foretold,
  ...(of && { registro: { recurso: of.resource, clave: of.key } }),
})

/** Drops the record that a finding links to, where no door shows it to the caller. */
export const withinSight = async (
  tx: Queryable,
  { call }: WriteContext,
  { registro, ...rest }: Finding,
): Promise<Finding> => {
  if (!registro) return rest
  const plan = readPlanOf(resourceNamed(registro.recurso))
  for (const { door } of openingDoors(plan.resource, call.usuario.rol)) {
    const params = Object.fromEntries(paramsOf(door.path).map(name => [name, registro.clave]))
    if (await doorHas(tx, { plan, door, call: { ...call, params } }, registro.clave)) return { ...rest, registro }
  }
  return rest
}
