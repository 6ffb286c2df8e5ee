import { eq } from 'drizzle-orm'
import type { Queryable } from '../../contexto.ts'
import type { Cuenta } from '../letIn.ts'
import { usuarios } from '../tables.ts'

/** The account of an id. */
export const findUsuario = async (db: Queryable, id: string): Promise<Cuenta | undefined> =>
  (await db.select().from(usuarios).where(eq(usuarios.id, id)))[0]
