import { count, sql, type SQL } from 'drizzle-orm'
import type { Queryable } from '../../../contexto.ts'
import { through } from '../readDoor.ts'
import type { Link } from '../linkOf.ts'
import type { ReadPlan } from '../readPlan.ts'

type Rows = { link?: Link; condition?: SQL }

/** Counts the rows that were asked for, and those of them that meet each named condition: one statement. */
export const countEach = async (
  db: Queryable,
  view: ReadPlan,
  { link, condition }: Rows,
  parts: readonly (readonly [name: string, rows: SQL | undefined])[],
) => {
  const counts: Readonly<Record<string, SQL.Aliased<number>>> = Object.fromEntries(
    parts.map(([name, rows], at) => [name, countOf(rows, at)]),
  )
  const query = db
    .select({ ...counts, [whole]: count() })
    .from(view.table)
    .$dynamic()
  const [row = {}]: Readonly<Record<string, unknown>>[] = await through(query, link).where(condition)
  const counted = (name: string) => Number(row[name] ?? 0)
  return { total: counted(whole), counted }
}

/** No view is called so. */
const whole = ' total'

const countOf = (condition: SQL | undefined, at: number) =>
  sql<number>`count(*) filter (where ${condition ?? sql`true`})`.as(`vista_${at}`)
