import type { Context } from 'hono'
import { resources } from '../../../src/resources/index.ts'
import type { Advice, Finding } from '../../../src/schema/advice.ts'
import type { Clase } from '../../academico/claseDe.ts'
import type { AppEnv, Queryable } from '../../context.ts'
import { withinSight } from '../../crud/advice/findingsOf.ts'
import { heedFindings } from '../../crud/advice/heedAdvice.ts'
import { takeTurns } from '../../crud/advice/takeTurns.ts'
import { readPlanOf } from '../../crud/read/readPlan.ts'
import { writeContextOf, type WriteContext } from '../../crud/write/writeContext.ts'
import { choquesDeInscripcion } from './choquesDeInscripcion.ts'
import { sinReinscribir } from './sinReinscribir.ts'

/** What is known against these students entering a class: what they take at that hour, and who of them waits to be re-enrolled. */
export const avisosDeInscripcion = async (
  c: Context<AppEnv>,
  tx: Queryable,
  clase: Clase,
  matriculas: readonly string[],
): Promise<Advice> => {
  const context = contextoDe(c)
  return dichos(tx, context, await hallados(tx, context, clase, matriculas))
}

/** What those who enrol go past, of which history tells; refused while they have not read it, as far as `vistos` says. Who does not show advice is not asked. */
export const avisosPasados = async (
  c: Context<AppEnv>,
  tx: Queryable,
  clase: Clase,
  nuevos: readonly string[],
  { vistos }: { vistos?: 'every' } = {},
): Promise<readonly Finding[]> => {
  const context = contextoDe(c)
  const seen = context.advice?.seen
  if (seen === undefined && !context.advice?.refused.includes('choques')) return []
  await takeTurns(tx, context.plan.resource)
  const avisos = await hallados(tx, context, clase, nuevos)
  await heedFindings(avisos, vistos ?? seen ?? 'every', () => dichos(tx, context, avisos))
  return avisos
}

const contextoDe = (c: Context<AppEnv>) => writeContextOf(c, readPlanOf(resources.clases))

const hallados = async (tx: Queryable, { advice }: WriteContext, clase: Clase, matriculas: readonly string[]) => [
  ...(await choquesDeInscripcion(tx, clase, matriculas, advice?.refused ?? [])),
  ...(await sinReinscribir(tx, clase, matriculas)),
]

const dichos = async (tx: Queryable, context: WriteContext, avisos: readonly Finding[]): Promise<Advice> => ({
  hallazgos: await Promise.all(avisos.map(each => withinSight(tx, context, each))),
  remedios: [],
})
