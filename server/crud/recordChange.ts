import { and, asc, eq, gt, sql } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'
import { insertMany } from '../db/insertMany.ts'
import { nameOfAuthor } from './nameOfAuthor.ts'
import { inNamesOfToday, renamings, rowsOfTable } from './history/namesThen.ts'
import { historial } from './tables.ts'

type Snapshot = Readonly<Record<string, unknown>>
/** A change as it is written to history. */
export type HistoryEntry = {
  entidad: string
  clave: string
  accion: 'create' | 'update' | 'delete'
  /** Version that the write made, where the entity has versions. */
  version?: number
  usuario: { id: string; nombre: string; email: string }
  momento: Date
  /** Reason, where one was asked for. */
  motivo?: string | null
  antes?: Snapshot
  despues?: Snapshot
}

/** Writes who changed what and when, in the transaction of the change. An update keeps only what differs. */
export const recordChange = (tx: Queryable, entry: HistoryEntry) => recordChanges(tx, [entry])

/** Writes several changes in their order; the statement is sent before the promise returns. */
export const recordChanges = (tx: Queryable, entries: readonly HistoryEntry[]): Promise<unknown> =>
  insertMany(tx, historial, entries.map(rowOf), historial.id)

const rowOf = ({ entidad, clave, accion, version, usuario, momento, motivo, antes, despues }: HistoryEntry) => {
  const changed = (side?: Snapshot) => (antes && despues && side ? different(side, antes, despues) : side)
  return {
    entidad,
    clave,
    accion,
    version,
    usuario_id: usuario.id,
    autor: nameOfAuthor(usuario),
    momento,
    motivo: motivo || null,
    antes: changed(antes),
    despues: changed(despues),
  }
}

/** Collects the changes of a record after a version: last author and moment, accounts of all authors, old and new values. Undefined when history has none. */
export const changesSince = async (tx: Queryable, entidad: string, clave: string, version: number) => {
  const renamed = await renamings(tx)
  const ofKey = and(rowsOfTable(renamed, entidad), eq(historial.clave, clave))
  const lastDeletion = sql`coalesce((select max(id) from ${historial} where ${and(ofKey, eq(historial.accion, 'delete'))}), 0)`
  const cambios = await tx
    .select()
    .from(historial)
    .where(and(ofKey, gt(historial.id, lastDeletion), gt(historial.version, version)))
    .orderBy(asc(historial.id))
  const ultimo = cambios.at(-1)
  if (!ultimo) return undefined
  const antes: Snapshot = Object.assign(
    {},
    ...cambios.toReversed().map(cambio => inNamesOfToday(renamed, cambio, cambio.antes)),
  )
  const despues: Snapshot = Object.assign({}, ...cambios.map(cambio => inNamesOfToday(renamed, cambio, cambio.despues)))
  return {
    quien: ultimo.autor,
    autores: new Set(cambios.map(({ usuario_id }) => usuario_id)),
    cuando: ultimo.momento,
    antes: different(antes, antes, despues),
    despues: different(despues, antes, despues),
  }
}

/** Tells whether two stored values are the same; lists by their items. */
export const isSameValue = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null)

const different = (side: Snapshot, antes: Snapshot, despues: Snapshot): Snapshot =>
  Object.fromEntries(Object.entries(side).filter(([name]) => !isSameValue(antes[name], despues[name])))
