import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { AppEnv } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { identidades } from '../factores/tables.ts'
import type { Cuenta } from '../letIn.ts'
import { usuarios } from '../tables.ts'
import { NoEntra } from './correoVerificado.ts'

type Identidad = { emisor: string; sujeto: string; email: string }

/**
 * Returns the account of a verified mail and binds it to the first subject that comes; later ones, who were given the
 * same mail, are refused. Throws `NoEntra`, also without an account.
 */
export const cuentaLigada = async (c: Context<AppEnv>, tx: Queryable, identidad: Identidad): Promise<Cuenta> => {
  const { emisor, sujeto, email } = identidad
  const [cuenta] = await tx.select().from(usuarios).where(eq(usuarios.email, email))
  if (!cuenta)
    throw new NoEntra(`Ninguna cuenta tiene el correo ${email}: pida a la administración que lo registre en la suya`)
  await tx
    .insert(identidades)
    .values({ emisor, sujeto, usuario_id: cuenta.id, creada: c.var.options.now() })
    .onConflictDoNothing()
  const [suya] = await tx
    .select()
    .from(identidades)
    .where(and(eq(identidades.emisor, emisor), eq(identidades.sujeto, sujeto), eq(identidades.usuario_id, cuenta.id)))
  if (!suya) throw new NoEntra('Ese correo está ligado a otra persona de la institución: avise a la administración')
  return cuenta
}
