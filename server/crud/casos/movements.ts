import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { groupBy, mapValues } from 'es-toolkit'
import { house } from '../../../src/schema/house.ts'
import { phaseStates } from '../../../src/schema/process/phases.ts'
import { standing, type AnyProcess } from '../../../src/schema/process/process.ts'
import type { Value, Values } from '../../../src/schema/kinds.ts'
import type { Queryable } from '../../db/queryable.ts'
import { pasos } from './tables.ts'

export type Movement = typeof pasos.$inferSelect

/** Name of a case's beginning among its steps. */
export const opening = 'abrir'

/** Reads everything that happened to a case, in its order. */
export const movementsOf = (db: Queryable, proceso: string, caso: string): Promise<Movement[]> =>
  db
    .select()
    .from(pasos)
    .where(and(eq(pasos.proceso, proceso), eq(pasos.caso, caso)))
    .orderBy(asc(pasos.n))

/** Reads the files that came with the steps of these cases and were not taken back with them, by case: the state that each led to, and its key. */
export const filesOfCases = async (
  db: Queryable,
  proceso: string,
  casos: readonly string[],
): Promise<ReadonlyMap<string, readonly { a: string; archivo: string }[]>> => {
  const found = await db
    .select({ caso: pasos.caso, a: pasos.a, archivo: sql<string>`${pasos.archivo}` })
    .from(pasos)
    .where(and(eq(pasos.proceso, proceso), inArray(pasos.caso, [...casos]), isNotNull(pasos.archivo), isInForce))
    .orderBy(asc(pasos.caso), asc(pasos.n))
  const grouped = mapValues(
    groupBy(found, ({ caso }) => caso),
    files => files.map(({ a, archivo }) => ({ a, archivo })),
  )
  return new Map(Object.entries(grouped))
}

const isInForce = sql`not exists (select from ${pasos} as despues where despues.proceso = ${pasos.proceso} and despues.caso = ${pasos.caso} and despues.deshace = ${pasos.n})`

/** Returns the steps that count: those that nobody took back. */
export const inForce = (movements: readonly Movement[]): readonly Movement[] => {
  const undone = new Set(movements.map(({ deshace }) => deshace))
  return movements.filter(({ n, deshace }) => deshace === null && !undone.has(n))
}

/** Returns where a case will stand after one more step: its state with turn and days, or what its phases come to. */
export const standsAfter = (
  { process, today }: { process: AnyProcess; today: string },
  values: Values,
  movements: readonly Pick<Movement, 'fase' | 'a'>[],
  step: Pick<Movement, 'fase' | 'a'>,
): Values => phasesStand(process, values, [...movements, step], today) ?? standing(process, step.a, today)

/** Works out where a case stands from its steps alone; with phases also from its values. Throws without a step. */
export const standingOf = (
  process: AnyProcess,
  movements: readonly Movement[],
  values: Values = {},
): Readonly<Record<string, Value>> => {
  const [first] = movements
  if (!first) throw new Error('a case without a step')
  const last = movements.at(-1) ?? first
  const today = house().today(last.momento)
  return (
    phasesStand(process, values, movements, today) ?? {
      abierto: house().today(first.momento),
      ...standing(process, last.a, today),
    }
  )
}

/** Returns what the phases of a case come to after some steps; `undefined` for a process without phases. */
const phasesStand = (
  process: AnyProcess,
  values: Values,
  movements: readonly Pick<Movement, 'fase' | 'a'>[],
  today: string,
) => {
  const states = phaseStates(process, movements)
  return states && process.phases?.stands(values, states, today)
}
