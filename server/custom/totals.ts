import { sum } from 'drizzle-orm'
import { estudiantesContados } from '../academico/tables.ts'
import type { ServerHouse } from '../crud/serverHouse.ts'

/** How many rows the largest tables have, by what is kept of them. */
export const totals: NonNullable<ServerHouse['totals']> = {
  estudiantes: async db => {
    const [contados] = await db
      .select({ total: sum(estudiantesContados.cuantos).mapWith(Number) })
      .from(estudiantesContados)
    return contados?.total ?? 0
  },
}
