import { eq } from 'drizzle-orm'
import type { Queryable } from '../contexto.ts'
import { usuarios } from './tables.ts'

/** Whether the accounts of the demonstration live here, whose password everybody knows. */
export const isDemonstration = async (db: Queryable): Promise<boolean> =>
  (await db.$count(usuarios, eq(usuarios.email, 'coordinador@demo.cuc.mx'))) > 0
