import { sql } from 'drizzle-orm'
import { recalcular } from '../../academico/recalcular.ts'
import type { Taller } from '../taller.ts'

/** Puts aside what renews where students stand, and how many they are, at every row, until all rows are there: then it is worked out once. Answers what does so. */
export const situaciones = async ({ tx }: Taller): Promise<() => Promise<void>> => {
  const { rows } = await tx.execute<{ away: string; back: string }>(sql`
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as away,
      format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as back
    from pg_trigger
    where tgfoid in ('public.se_renuevan_situaciones'::regproc, 'public.se_cuentan_estudiantes'::regproc)`)
  for (const { away } of rows) await tx.execute(sql.raw(away))
  return async () => {
    await recalcular(tx, () => undefined)
    for (const { back } of rows) await tx.execute(sql.raw(back))
  }
}
