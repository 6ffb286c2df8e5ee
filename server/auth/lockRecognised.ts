import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../db/queryable.ts'
import { Falla } from '../http/Falla.ts'
import type { Cuenta } from './letIn.ts'
import { cuentaInactiva } from './sesion.ts'
import { usuarios } from './tables.ts'

/** Locks an account as a first step recognised it until the transaction ends; 401 when it changed meanwhile, 403 when it is inactive. */
export const lockRecognised = async (tx: Queryable, { id, hash, email }: Cuenta): Promise<void> => {
  const [vigente] = await tx
    .select()
    .from(usuarios)
    .where(and(eq(usuarios.id, id), eq(usuarios.hash, hash), eq(usuarios.email, email)))
    .for('share')
  if (!vigente) throw new Falla(401, 'Credenciales incorrectas')
  if (!vigente.activo) throw new Falla(403, cuentaInactiva)
}
