import { and, asc, eq } from 'drizzle-orm'
import { house } from '../../../src/schema/house.ts'
import { standing, type AnyProcess } from '../../../src/schema/process/process.ts'
import type { Value } from '../../../src/schema/kinds.ts'
import type { Queryable } from '../../contexto.ts'
import { pasos } from './tables.ts'

export type Movement = typeof pasos.$inferSelect

/** The name under which the beginning of a case stands among its steps. */
export const opening = 'abrir'

/** Everything that happened to a case, in its order. */
export const movementsOf = (db: Queryable, proceso: string, caso: string): Promise<Movement[]> =>
  db
    .select()
    .from(pasos)
    .where(and(eq(pasos.proceso, proceso), eq(pasos.caso, caso)))
    .orderBy(asc(pasos.n))

/** The steps that count: those that nobody took back. */
export const inForce = (movements: readonly Movement[]): readonly Movement[] => {
  const undone = new Set(movements.map(({ deshace }) => deshace))
  return movements.filter(({ n, deshace }) => deshace === null && !undone.has(n))
}

/** Where a case stands, worked out from its steps alone. */
export const standingOf = (process: AnyProcess, movements: readonly Movement[]): Readonly<Record<string, Value>> => {
  const [first, last] = [movements[0], movements.at(-1)]
  if (!first || !last) throw new Error('a case without a step')
  return {
    abierto: house().today(first.momento),
    ...standing(process, last.a, house().today(last.momento)),
  }
}
