import { sql } from 'drizzle-orm'
import { deSituaciones, recalculate } from '../../academico/recalculate.ts'
import { recount } from '../../academico/recount.ts'
import { tables } from '../../university/tables.ts'
import type { Taller } from '../taller.ts'

const { serviciosSociales } = tables

/**
 * Disables the triggers of stored figures, which renew them row by row. `calcular` computes all at once; `terminar`
 * renews what the services changed, and enables the triggers again.
 */
export const situaciones = async ({ tx }: Taller) => {
  const { rows } = await tx.execute<{ away: string; back: string }>(sql`
    select format('alter table %s disable trigger %I', tgrelid::regclass, tgname) as away,
      format('alter table %s enable trigger %I', tgrelid::regclass, tgname) as back
    from pg_trigger
    where not tgisinternal and tgfoid::regproc::text ~ '^(public\\.)?se_(renuevan|cuentan)_'`)
  for (const { away } of rows) await tx.execute(sql.raw(away))
  return {
    calcular: () => recalculate(tx, () => undefined),
    terminar: async () => {
      const { matricula_estudiante } = serviciosSociales
      await tx.execute(sql`select renovar_situaciones(array(select ${matricula_estudiante} from ${serviciosSociales}))`)
      await recount(tx, deSituaciones)
      for (const { back } of rows) await tx.execute(sql.raw(back))
    },
  }
}
