import { notInArray, sql } from 'drizzle-orm'
import type { Db } from '../../context.ts'
import { StartRefusal } from '../../process/StartRefusal.ts'
import { columnOf, everyResource, tableNamed } from '../registry.ts'

/** Refuses to start while cases stand in a state that their process no longer declares. Asked before the database is brought up to date, which would fail on them. */
export const refuseLostStates = async (db: Db) => {
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
          `${name}: hay ${each.total} en el estado «${String(each.state)}», que ya no se declara. Declárelo, con un paso que salga de él, hasta que no quede ninguno.`,
      ),
    )
  }
  if (lost.length) throw new StartRefusal(['Hay casos donde ningún proceso los espera:', ...lost].join('\n  '))
}
