import { asc, eq } from 'drizzle-orm'
import type { Duracion } from '../../../src/domain/servicioSocial/fases.ts'
import { fases } from '../../../src/domain/servicioSocial/fases.ts'
import type { Servicio } from '../../../src/domain/servicioSocial/servicio.ts'
import type { Queryable } from '../../contexto.ts'
import { movimientosDeServicio } from './tables.ts'

export type Movimiento = typeof movimientosDeServicio.$inferSelect

/** Everything that happened to the phases of a service, in its order. */
export const movimientosDe = (db: Queryable, id: string): Promise<Movimiento[]> =>
  db
    .select()
    .from(movimientosDeServicio)
    .where(eq(movimientosDeServicio.id_servicio_social, id))
    .orderBy(asc(movimientosDeServicio.momento), asc(movimientosDeServicio.fase), asc(movimientosDeServicio.paso))

/** The last thing that happened to a phase; undefined when nothing has. */
export const ultimoDe = (movimientos: readonly Movimiento[], fase: number): Movimiento | undefined =>
  movimientos
    .filter(cada => cada.fase === fase)
    .reduce<Movimiento | undefined>((ultimo, cada) => (ultimo && ultimo.paso > cada.paso ? ultimo : cada), undefined)

/** The service as its rules see it. */
export const servicioSegun = (periodo: Duracion | null, movimientos: readonly Movimiento[]): Servicio => ({
  periodo,
  estados: fases.map((_, fase) => ultimoDe(movimientos, fase)?.status ?? 'pendiente'),
})
