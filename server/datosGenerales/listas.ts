import { sql } from 'drizzle-orm'
import { estados } from '../../src/domain/estados.ts'
import type { Queryable } from '../db/queryable.ts'
import { lookupTables } from './tables.ts'
import * as nombres from './nombres.ts'

/**
 * Writes the fixed lists of `GET datosgenerales`, which every installation needs, with demonstration data or without.
 * Run again, it corrects their names and touches nothing else. (B §3, Lookups)
 */
export const listas = async (tx: Queryable): Promise<void> => {
  for (const [tabla, filas] of contenido) {
    await tx
      .insert(tabla)
      .values(filas)
      .onConflictDoUpdate({
        target: tabla.id,
        set: { nombre: sql`excluded.nombre` },
        setWhere: sql`${tabla.nombre} <> excluded.nombre`,
      })
  }
}

const numerada = (lista: readonly string[]) => lista.map((nombre, lugar) => ({ id: lugar + 1, nombre }))

const contenido = [
  [lookupTables.nacionalidades, numerada(nombres.nacionalidades)],
  [lookupTables.estados, estados.map(([id, nombre]) => ({ id, nombre }))],
  [lookupTables.tiposSangre, numerada(nombres.tiposSangre)],
  [lookupTables.pueblosIndigenas, numerada(nombres.pueblosIndigenas)],
  [lookupTables.lenguasIndigenas, numerada(nombres.lenguasIndigenas)],
] as const
