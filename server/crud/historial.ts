import { and, desc, eq } from 'drizzle-orm'
import type { Consulta } from '../contexto.ts'
import { historial } from './tables.ts'

type Instantanea = Readonly<Record<string, unknown>>
export type Apunte = {
  entidad: string
  clave: string
  accion: 'create' | 'update' | 'delete'
  usuario: { id: string; nombre: string; email: string }
  momento: Date
  antes?: Instantanea
  despues?: Instantanea
}

/** Writes who changed what and when, in the transaction of the change itself. Only what differs is kept of an update. */
export const anotar = async (tx: Consulta, { entidad, clave, accion, usuario, momento, antes, despues }: Apunte) => {
  const changed = (side?: Instantanea) => (antes && despues && side ? Object.fromEntries(Object.entries(side).filter(([name]) => !same(antes[name], despues[name]))) : side)
  await tx.insert(historial).values({
    entidad, clave, accion, usuario_id: usuario.id, autor: usuario.nombre || usuario.email, momento, antes: changed(antes), despues: changed(despues),
  })
}

/** Who last changed a record and what, since a version of it was read. */
export const ultimoCambio = async (tx: Consulta, entidad: string, clave: string) => {
  const [row] = await tx.select().from(historial).where(and(eq(historial.entidad, entidad), eq(historial.clave, clave))).orderBy(desc(historial.id)).limit(1)
  return row && { quien: row.autor, cuando: row.momento, antes: row.antes, despues: row.despues }
}

/** Whether two stored values are the same; lists by their items. */
export const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null)
