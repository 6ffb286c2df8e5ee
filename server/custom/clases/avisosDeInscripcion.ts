import type { Context } from 'hono'
import { resources } from '../../../src/resources/index.ts'
import type { Advice, Finding } from '../../../src/schema/advice.ts'
import type { Clase } from '../../academico/claseDe.ts'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { withinSight } from '../../crud/advice/findingsOf.ts'
import { heedFindings } from '../../crud/advice/heedAdvice.ts'
import { takeTurns } from '../../crud/advice/takeTurns.ts'
import { readPlanOf } from '../../crud/read/readPlan.ts'
import { writeContextOf, type WriteContext } from '../../crud/write/writeContext.ts'
import { choquesDeInscripcion } from './choquesDeInscripcion.ts'
import { dePeriodoTerminado } from './dePeriodoTerminado.ts'
import type { Inscripcion } from './inscribir.ts'
import { sinReinscribir } from './sinReinscribir.ts'

/** Returns what is known against these students entering a class: what they take at that hour, who of them waits to be re-enrolled, and that its period has ended. */
export const avisosDeInscripcion = async (
  c: Context<AppEnv>,
  tx: Queryable,
  clase: Clase,
  matriculas: readonly string[],
): Promise<Advice> => {
  const context = contextoDe(c)
  return dichos(tx, context, await hallados(tx, context, clase, matriculas))
}

/**
 * Returns the accepted warnings of an enrolment, for history; refuses it while they were not read. Clients that show no
 * advice are not asked; a batch (`enLote`) has its turn, and its preview showed all.
 */
export const avisosPasados = async (
  c: Context<AppEnv>,
  tx: Queryable,
  { clase, nuevos }: Inscripcion,
  { enLote = false }: { enLote?: boolean } = {},
): Promise<readonly Finding[]> => {
  const context = contextoDe(c)
  const seen = context.advice?.seen
  if (seen === undefined && !impideChoques(c)) return []
  if (!enLote) await takeTurns(tx, context.plan.resource)
  const avisos = await hallados(tx, context, clase, nuevos)
  await heedFindings(avisos, enLote ? 'every' : (seen ?? 'every'), () => dichos(tx, context, avisos))
  return avisos
}

/** Takes the turn of a batch, once all its rows are locked, where the installation refuses clashes. Elsewhere nobody waits for a batch: clashes that two at once miss, «Choques» shows. */
export const turnoDeLote = async (c: Context<AppEnv>, tx: Queryable) => {
  if (impideChoques(c)) await takeTurns(tx, resources.clases)
}

/** Tells whether the installation refuses that somebody takes two classes at once. */
export const impideChoques = (c: Context<AppEnv>): boolean => contextoDe(c).advice?.refused.includes('choques') ?? false

const contextoDe = (c: Context<AppEnv>) => writeContextOf(c, readPlanOf(resources.clases))

const hallados = async (tx: Queryable, { advice, call }: WriteContext, clase: Clase, matriculas: readonly string[]) => [
  ...(await choquesDeInscripcion(tx, clase, matriculas, advice?.refused ?? [])),
  ...(await sinReinscribir(tx, clase, matriculas)),
  ...(await dePeriodoTerminado(tx, clase, call.today)),
]

const dichos = async (tx: Queryable, context: WriteContext, avisos: readonly Finding[]): Promise<Advice> => ({
  hallazgos: await Promise.all(avisos.map(each => withinSight(tx, context, each))),
  remedios: [],
})
