import { sql } from 'drizzle-orm'

/** Condition that the classes `c` and `d` share a part of their hours, half-open; the same rule as `seTraslapan` of the domain. */
export const alMismaHora = sql`c.hora_inicio < d.hora_final and d.hora_inicio < c.hora_final`
