import { and, desc, eq, inArray, isNotNull, notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../db/queryable.ts'
import { StartRefusal } from '../../process/StartRefusal.ts'
import { columnOf, everyResource, tableNamed } from '../registry.ts'
import { pasos } from './tables.ts'

/** Refuses to start while cases, or phases of cases, stand in a state that their process no longer declares. Runs after the migrations, in their transaction: one may have renamed the state. */
export const refuseLostStates = async (db: Queryable) => {
  const lost: string[] = []
  for (const { name, process } of everyResource()) {
    if (!process) continue
    const found = process.phases
      ? await lostPhases(db, name, process.states)
      : await lostCases(db, name, process.states)
    lost.push(
      ...found.map(
        ({ state, total }) =>
          `${name}: hay ${total} en el estado «${state}», que ya no se declara. ${wayOut(name, state)}`,
      ),
    )
  }
  if (lost.length) throw new StartRefusal(['Hay casos donde ningún proceso los espera:', ...lost].join('\n  '))
}

type Lost = { state: string; total: number }

const lostCases = async (db: Queryable, name: string, states: object): Promise<readonly Lost[]> => {
  const { rows } = await db.execute(
    sql`select 1 from information_schema.columns where table_schema = 'public' and table_name = ${name} and column_name = 'estado'`,
  )
  if (!rows.length) return []
  const state = columnOf(tableNamed(name), 'estado')
  return db
    .select({ state: sql<string>`${state}`, total: sql<number>`count(*)::int` })
    .from(tableNamed(name))
    .where(notInArray(state, Object.keys(states)))
    .groupBy(state)
}

/** Counts the cases with a phase that its last step led to an undeclared state; reads only cases that some step led to one. */
const lostPhases = async (db: Queryable, name: string, states: object): Promise<readonly Lost[]> => {
  const { proceso, caso, fase, n, a } = pasos
  const ofPhases = and(eq(proceso, name), isNotNull(fase))
  const suspects = db
    .select({ caso })
    .from(pasos)
    .where(and(ofPhases, notInArray(a, Object.keys(states))))
  const last = db
    .selectDistinctOn([caso, fase], { caso, a })
    .from(pasos)
    .where(and(ofPhases, inArray(caso, suspects)))
    .orderBy(caso, fase, desc(n))
    .as('ultimos')
  return db
    .select({ state: last.a, total: sql<number>`count(distinct ${last.caso})::int` })
    .from(last)
    .where(notInArray(last.a, Object.keys(states)))
    .groupBy(last.a)
}

/** Returns what to say of a migration that the states of cases stopped: the database names these, and knows no process. Undefined for any other refusal. */
export const lostStatesIn = (refusal: string): string | undefined => {
  const of = everyResource().find(({ name, process }) => process && refusal.startsWith(`En «${name}» `))
  return of && refusal.includes('«estado»')
    ? `Son casos de un proceso, en un estado que no se declara. ${wayOut(of.name, 'nombre_anterior')}`
    : undefined
}

const wayOut = (name: string, state: string) =>
  `Declárelo, con un paso que salga de él, hasta que no quede ninguno. Si ahora se llama de otro modo, escriba la migración con --renombrar "${name}.states.${state}:nombre_nuevo".`
