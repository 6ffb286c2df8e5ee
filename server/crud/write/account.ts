import { eq } from 'drizzle-orm'
import { holds } from '../../../src/schema/active.ts'
import type { Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { hashDe, hashDeNadie } from '../../auth/contrasena.ts'
import { changeAccount } from '../../auth/changeAccount.ts'
import { usuarios } from '../../auth/tables.ts'
import type { Consulta } from '../../contexto.ts'
import type { Current } from '../read/current.ts'
import type { Job } from './job.ts'

/** The hash of the password that a new record brings for its account. Slow on purpose, so it is worked out before the transaction. */
export const accountHash = async (resource: AnyResource, values: Values): Promise<string> =>
  hasAccount(resource, values) && typeof values.password === 'string' ? hashDe(values.password) : hashDeNadie

/** Opens the account of a record, when its declaration gives it one now; answers the account's id. Without a hash nobody can sign in until the recovery link. */
export const openAccount = async (
  tx: Consulta,
  resource: AnyResource,
  values: Values,
  hash = hashDeNadie,
): Promise<string | null> => {
  const { account } = resource
  if (!account || !hasAccount(resource, values)) return null
  const [row] = await tx
    .insert(usuarios)
    .values({ email: String(values.email), rol: account.rol, activo: isActive(values[account.status]), hash })
    .returning({ id: usuarios.id })
  return row?.id ?? null
}

/** Keeps the account in step with its record: e-mail, and whether it may sign in. */
export const syncAccount = async (
  tx: Consulta,
  { view: { resource }, asker }: Job,
  values: Values,
  { id_usuario: id }: Current,
): Promise<string | null> => {
  const { account } = resource
  if (!account) return null
  if (!id) return openAccount(tx, resource, values)
  const activo = holds(account.when, values) && isActive(values[account.status])
  await changeAccount(tx, id, { activo, ...(values.email ? { email: String(values.email) } : {}) }, { asker })
  return id
}

/** Removes the account of a record that is gone, and with it its sessions. */
export const closeAccount = async (tx: Consulta, id: string | null) => {
  if (id) await tx.delete(usuarios).where(eq(usuarios.id, id))
}

const hasAccount = ({ account }: AnyResource, values: Values) =>
  Boolean(account && values.email && holds(account.when, values))

/** A status that no form has shown yet is active. */
const isActive = (status: unknown) => status === null || status === undefined || status === 1
