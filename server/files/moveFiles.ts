import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../db/queryable.ts'
import { inTransaction } from '../db/inTransaction.ts'
import { isWhole } from './contentOf.ts'
import type { FileStore } from './fileStore.ts'
import { StoreFailure } from './StoreFailure.ts'
import { archivos } from './tables.ts'

type OnMoved = (moved: number) => void

/**
 * Moves every file of the database into a store, reading each back first, and returns how many. Several processes share
 * the work; stopping leaves nothing half done. Throws the store's `StoreFailure`.
 */
export const moveToStore = (db: Db, store: FileStore, tell?: OnMoved): Promise<number> =>
  each(tell, () =>
    inTransaction(db, async tx => {
      const [row] = await tx
        .select()
        .from(archivos)
        .where(isNotNull(archivos.contenido))
        .orderBy(asc(archivos.creado_en))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!row?.contenido) return false
      const { id_archivo: id, huella, contenido } = row
      if (!isWhole(contenido, huella)) throw new Error(`the file ${id} of the database is not what was stored`)
      const readBack = await store
        .put(id, contenido, huella)
        .then(() => store.get(id))
        .catch((cause: Error) => {
          throw new StoreFailure(cause.message, { cause })
        })
      if (!readBack || !isWhole(readBack, huella))
        throw new StoreFailure(`the store of files did not keep ${id} as it was`)
      await tx.update(archivos).set({ contenido: null }).where(eq(archivos.id_archivo, id))
      return true
    }),
  )

/** Tells whether nothing waits to be moved and the store gives back the newest file that it was given; false as well where that cannot be known. */
export const keepsAll = async (db: Db, store: FileStore): Promise<boolean> => {
  const columns = { id: archivos.id_archivo, huella: archivos.huella }
  const [waiting] = await db.select(columns).from(archivos).where(isNotNull(archivos.contenido)).limit(1)
  if (waiting) return false
  const [newest] = await db
    .select(columns)
    .from(archivos)
    .where(isNull(archivos.contenido))
    .orderBy(desc(archivos.creado_en))
    .limit(1)
  const readBack = newest && (await store.get(newest.id).catch(() => undefined))
  return !!readBack && isWhole(readBack, newest.huella)
}

/** Moves every file of a store back into the database, one at a time, and returns how many. Removes a file from the store only once it is compared and committed. */
export const moveToDatabase = (db: Db, store: FileStore, tell?: OnMoved): Promise<number> =>
  each(tell, async () => {
    const id = await inTransaction(db, async tx => {
      const [row] = await tx
        .select({ id: archivos.id_archivo, huella: archivos.huella })
        .from(archivos)
        .where(isNull(archivos.contenido))
        .orderBy(asc(archivos.creado_en))
        .limit(1)
        .for('update', { skipLocked: true })
      if (!row) return undefined
      const contenido = await store.get(row.id)
      if (!contenido || !isWhole(contenido, row.huella))
        throw new Error(`the store of files has not what was stored as ${row.id}`)
      await tx.update(archivos).set({ contenido }).where(eq(archivos.id_archivo, row.id))
      return row.id
    })
    if (id !== undefined) await store.remove(id)
    return id !== undefined
  })

/** Removes from the store what the database does not look for there (copies of files that it holds, and files that it does not know) and returns how many. Leaves what somebody is moving. */
export const collectOrphans = async (db: Db, store: FileStore): Promise<number> => {
  let removed = 0
  for await (const id of store.list()) {
    if (!uuid.test(id)) continue
    const isOrphan = await inTransaction(db, async tx => {
      const rows = await tx.$count(archivos, eq(archivos.id_archivo, id))
      if (rows === 0) return true
      const home = await tx
        .select({ id: archivos.id_archivo })
        .from(archivos)
        .where(and(eq(archivos.id_archivo, id), isNotNull(archivos.contenido)))
        .for('update', { skipLocked: true })
      return home.length > 0
    })
    if (!isOrphan) continue
    await store.remove(id)
    removed += 1
  }
  return removed
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

const each = async (tell: OnMoved | undefined, one: () => Promise<boolean>) => {
  let moved = 0
  while (await one()) {
    moved += 1
    tell?.(moved)
  }
  return moved
}
