import { eq } from 'drizzle-orm'
import type * as z from 'zod'
import type { Queryable } from '../db/queryable.ts'
import { ajustes } from './tables.ts'

/** Reads what the installation keeps for itself under a key; undefined where it keeps nothing. Throws where it does not have this shape. */
export const readAjuste = async <T>(db: Queryable, clave: string, shape: z.ZodType<T>): Promise<T | undefined> => {
  const [fila] = await db.select({ valor: ajustes.valor }).from(ajustes).where(eq(ajustes.clave, clave))
  return fila && shape.parse(JSON.parse(fila.valor))
}

/** Keeps a value under a key, as JSON, in place of the one before. */
export const writeAjuste = async (db: Queryable, clave: string, value: unknown): Promise<void> => {
  const valor = JSON.stringify(value)
  await db.insert(ajustes).values({ clave, valor }).onConflictDoUpdate({ target: ajustes.clave, set: { valor } })
}

/** Removes what is kept under a key. */
export const forgetAjuste = async (db: Queryable, clave: string): Promise<void> => {
  await db.delete(ajustes).where(eq(ajustes.clave, clave))
}
