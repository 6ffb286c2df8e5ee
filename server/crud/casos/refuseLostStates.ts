import { notInArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../context.ts'
import { StartRefusal } from '../../process/StartRefusal.ts'
import { columnOf, everyResource, tableNamed } from '../registry.ts'

/** Refuses to start while cases stand in a state that their process no longer declares. Asked once the database is brought up to date, in the same transaction: a migration may have renamed it. */
export const refuseLostStates = async (db: Queryable) => {
  const lost: string[] = []
  for (const { name, process } of everyResource()) {
    if (!process) continue
    const table = tableNamed(name)
    const { rows } = await db.execute(
      sql`select 1 from information_schema.columns where table_schema = 'public' and table_name = ${name} and column_name = 'estado'`,
    )
    if (!rows.length) continue
    const state = columnOf(table, 'estado')
    const found = await db
      .select({ state, total: sql<number>`count(*)::int` })
      .from(table)
      .where(notInArray(state, Object.keys(process.states)))
      .groupBy(state)
    lost.push(
      ...found.map(
        each =>
          `${name}: hay ${each.total} en el estado «${String(each.state)}», que ya no se declara. ${wayOut(name, String(each.state))}`,
      ),
    )
  }
  if (lost.length) throw new StartRefusal(['Hay casos donde ningún proceso los espera:', ...lost].join('\n  '))
}

/** What a migration that was stopped by the states of cases says beside: the database names them, and knows no process. Undefined of any other refusal. */
export const lostStatesIn = (refusal: string): string | undefined => {
  const of = everyResource().find(({ name, process }) => process && refusal.startsWith(`En «${name}» `))
  return of && refusal.includes('«estado»')
    ? `Son casos de un proceso, en un estado que no se declara. ${wayOut(of.name, 'nombre_anterior')}`
    : undefined
}

const wayOut = (name: string, state: string) =>
  `Declárelo, con un paso que salga de él, hasta que no quede ninguno. Si ahora se llama de otro modo, la migración lo cambia antes de poner su nuevo límite: UPDATE "${name}" SET "estado" = 'nombre_nuevo' WHERE "estado" = '${state}';`
