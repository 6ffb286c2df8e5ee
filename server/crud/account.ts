import { eq } from 'drizzle-orm'
import { holds } from '../../src/schema/active.ts'
import type { Values } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import { hashDe } from '../auth/contrasena.ts'
import { cerrarSesiones } from '../auth/sesion.ts'
import { usuarios } from '../auth/tables.ts'
import type { Consulta } from '../contexto.ts'
import { randomBytes } from 'node:crypto'

/** Opens the account of a new record, when its declaration gives it one now; answers the account's id. */
export const openAccount = async (tx: Consulta, { account }: AnyResource, values: Values): Promise<string | null> => {
  if (!account || !holds(account.when, values) || !values.email) return null
  const [row] = await tx.insert(usuarios).values({
    email: String(values.email), rol: account.rol, activo: isActive(values[account.status]),
    hash: await hashDe(typeof values.password === 'string' ? values.password : randomBytes(32).toString('base64url')),
  }).returning({ id: usuarios.id })
  return row?.id ?? null
}

/**
 * Keeps the account in step with its record: e-mail, and whether it may sign in. An account that may not loses its sessions.
 * A record that gets its account only now chooses its password through the recovery link.
 */
export const syncAccount = async (tx: Consulta, resource: AnyResource, values: Values, id: string | null): Promise<string | null> => {
  const { account } = resource
  if (!account) return null
  if (!id) return openAccount(tx, resource, values)
  const activo = holds(account.when, values) && isActive(values[account.status])
  await tx.update(usuarios).set({ activo, ...(values.email ? { email: String(values.email) } : {}) }).where(eq(usuarios.id, id))
  if (!activo) await cerrarSesiones(tx, id)
  return id
}

/** Removes the account of a record that is gone, and with it its sessions. */
export const closeAccount = async (tx: Consulta, id: string | null) => {
  if (id) await tx.delete(usuarios).where(eq(usuarios.id, id))
}

/** A status that no form has shown yet is active. */
const isActive = (status: unknown) => status === null || status === undefined || status === 1
