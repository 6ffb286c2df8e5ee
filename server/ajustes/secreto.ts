import { eq } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import type { Queryable } from '../db/queryable.ts'
import { ajustes } from './tables.ts'

/** Returns the secret that signs file links: made the first time, then the same for every process on this database. */
export async function secreto(db: Queryable): Promise<string> {
  const propuesto = randomBytes(32).toString('base64url')
  await db.insert(ajustes).values({ clave: 'secreto', valor: propuesto }).onConflictDoNothing()
  const [fila] = await db.select({ valor: ajustes.valor }).from(ajustes).where(eq(ajustes.clave, 'secreto'))
  return fila?.valor ?? propuesto
}
