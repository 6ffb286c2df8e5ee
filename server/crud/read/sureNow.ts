import { isNull } from 'drizzle-orm'
import type { Queryable } from '../../contexto.ts'
import type { Join, ReadPlan } from './readPlan.ts'

/** The same joins, those of which no row leads nowhere told to be sure: nearly every person has an account, and where all have one PostgreSQL may begin with it. */
export const sureNow = (db: Queryable, { table }: ReadPlan, joins: readonly Join[]): Promise<readonly Join[]> =>
  Promise.all(
    joins.map(async join => {
      if (!join.empty) return join
      const [without] = await db.select({ id: join.empty }).from(table).where(isNull(join.empty)).limit(1)
      return { ...join, sure: !without }
    }),
  )
