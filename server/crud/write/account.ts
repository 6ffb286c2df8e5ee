import { meetsCondition } from '../../../src/schema/active.ts'
import type { FieldKind, Values } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { Queryable } from '../../db/queryable.ts'
import type { StoredRecord } from '../read/storedRecord.ts'
import { accounts, type AccountChange } from '../accounts.ts'
import type { WriteContext } from './writeContext.ts'

/** Hashes the password that a new record brings for its account; undefined without one. Slow on purpose, so it runs before the transaction. */
export const accountHash = async (resource: AnyResource, values: Values): Promise<string | undefined> => {
  const password = valueOfKind(resource, 'password', values)
  return accountOf(resource, values) && password ? accounts().hashOf(password) : undefined
}

/** Opens the accounts that the declaration gives these records, unless one goes on with them; answers the id of each, in order, or null. Without a hash nobody can sign in until the recovery link. */
export const openAccounts = async (
  tx: Queryable,
  resource: AnyResource,
  records: readonly { values: Values; hash?: string | undefined; id_usuario?: string | null }[],
): Promise<readonly (string | null)[]> => {
  const newAccounts = records.flatMap(({ values, hash, id_usuario }) => {
    const account = accountOf(resource, values)
    if (!account || id_usuario !== undefined) return []
    const { rol, status } = account
    return [
      { email: emailOf(resource, values), rol, activo: isActive(values[status]), hash: hash ?? accounts().noHash },
    ]
  })
  const ids = newAccounts.length ? await accounts().open(tx, newAccounts) : new Map<string, string>()
  return records.map(({ values, id_usuario = ids.get(emailOf(resource, values)) ?? null }) => id_usuario)
}

/** Change that new values of a record ask of its account; `id` is null for none. An account that is in step already has no change. */
export type AccountStep = { id: string | null; opens?: true; change?: AccountChange }

/** Returns the step that brings the account of a record in line with these values: e-mail, place, and whether it may sign in. */
export const accountStepOf = (resource: AnyResource, values: Values, before: StoredRecord): AccountStep => {
  const { account } = resource
  const { id_usuario: id } = before
  if (!account) return { id: null }
  if (!id) return { id: null, ...(accountOf(resource, values) && { opens: true }) }
  const activo = meetsCondition(account.when, values) && isActive(values[account.status])
  const email = emailOf(resource, values)
  const { placeIn } = accounts()
  const moved = placeIn(resource, values) !== placeIn(resource, before.values)
  const changed = moved || activo !== before.activo || (email && email !== emailOf(resource, before.values))
  return {
    id,
    ...(changed && { change: { id, activo, ...(email ? { email } : {}), ...(moved ? { moved } : {}) } }),
  }
}

/** Tells whether a record of these values, or their change from `before`, opens an account that may sign in. */
export const opensAccount = (resource: AnyResource, values: Values, before?: StoredRecord): boolean => {
  const account = accountOf(resource, values)
  return account !== undefined && !before?.id_usuario && isActive(values[account.status])
}

/** Opens and changes accounts as their records ask; answers the id of each, in order. */
export const keepInStep = async (
  tx: Queryable,
  { plan: { resource }, changeAccounts }: WriteContext,
  records: readonly { values: Values; step: AccountStep }[],
): Promise<readonly (string | null)[]> => {
  const opening = records.filter(({ step }) => step.opens)
  const newIds = await openAccounts(tx, resource, opening)
  const ids = new Map(opening.map((each, at) => [each, newIds[at] ?? null]))
  const changes = records.flatMap(({ step }) => step.change ?? [])
  if (changes.length) await changeAccounts(tx, changes)
  return records.map(each => ids.get(each) ?? each.step.id)
}

/** Removes the accounts of deleted records, and with them their sessions. */
export const closeAccounts = async (tx: Queryable, accountIds: readonly (string | null)[]) => {
  const ids = accountIds.filter(id => id !== null)
  if (ids.length) await accounts().close(tx, ids)
}

/** Returns the account that the declaration gives a record of these values; undefined for none. */
const accountOf = (resource: AnyResource, values: Values) => {
  const { account } = resource
  return account && emailOf(resource, values) && meetsCondition(account.when, values) ? account : undefined
}

const emailOf = (resource: AnyResource, values: Values) => valueOfKind(resource, 'accountEmail', values)

/** Returns what a record says in its field of a kind; empty for nothing. */
const valueOfKind = ({ fields }: AnyResource, kind: FieldKind, values: Values): string =>
  Object.entries(fields)
    .filter(([, field]) => field.kind === kind)
    .map(([name]) => values[name])
    .join()

/** Tells whether a status is active; an unset one, which no form has shown yet, is. */
const isActive = (status: unknown) => (status ?? 1) === 1
