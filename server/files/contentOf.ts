import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'
import { Falla } from '../http/Falla.ts'
import type { FileStore } from './fileStore.ts'
import { archivos } from './tables.ts'

type File = { nombre: string; contenido: Buffer }

/**
 * Returns a stored file, from database or store, if there is one. 503 with `Retry-After` unless the store gives exactly
 * what was stored. Looks twice, since the file may be moving.
 */
export const contentOf = async (
  db: Queryable,
  store: FileStore | undefined,
  id: string,
  again = true,
): Promise<File | undefined> => {
  const [row] = await db.select().from(archivos).where(eq(archivos.id_archivo, id))
  if (!row) return undefined
  const { nombre, huella, contenido } = row
  if (contenido) return { nombre, contenido }
  const outside = await store?.get(id).catch(cause => {
    throw unreachable(cause)
  })
  if (outside && isWhole(outside, huella)) return { nombre, contenido: outside }
  if (again) return contentOf(db, store, id, false)
  throw unreachable(new Error(`the store of files has not what was stored as ${id}`))
}

/** Tells whether these are the bytes that were stored. */
export const isWhole = (content: Buffer, huella: string): boolean =>
  createHash('sha256').update(content).digest('hex') === huella

const unreachable = (cause: unknown) =>
  new Falla(
    503,
    'El almacén de archivos no responde como debe, espere un momento e intente de nuevo',
    {},
    { cause, retryAfter: 5 },
  )
