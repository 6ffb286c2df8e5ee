import type { Context } from 'hono'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Role } from '../../src/schema/account/roles.ts'
import type { Value, Values } from '../../src/schema/kinds.ts'
import type { AnyResource } from '../../src/schema/resource.ts'
import type { AppEnv } from '../context.ts'
import type { Queryable } from '../db/queryable.ts'
import { serverHouse } from './serverHouse.ts'

/** Returns the accounts of the house; throws where it keeps none. A declaration that needs them is refused at the start. */
export const accounts = (): Accounts => {
  const registered = serverHouse().accounts
  if (!registered) throw new Error('this house keeps no accounts')
  return registered
}

/** Accounts that records sign in with; records refer to their key. */
export type Accounts = {
  key: PgColumn
  email: PgColumn
  role: PgColumn
  /** Holds `true` while the account may sign in. */
  active: PgColumn
  /** Hashes a password; slow on purpose. */
  hashOf: (password: string) => Promise<string>
  /** Addresses of the calls that may hash a password. */
  callsThatHash: RegExp
  /** Hash of an account without a password; no password matches it. */
  noHash: string
  /** Opens accounts; answers the key of each, by its e-mail. */
  open: (
    tx: Queryable,
    newAccounts: readonly { email: string; rol: Role; activo: boolean; hash: string }[],
  ) => Promise<ReadonlyMap<string, string>>
  /** Returns how a caller changes accounts: their e-mail, whether they may sign in, and that their place changed. */
  changer: (c: Context<AppEnv>) => ChangeAccounts
  close: (tx: Queryable, ids: readonly string[]) => Promise<void>
  /** Returns the place that a record itself names; undefined where it follows from a reference, or there is none. */
  placeIn: (resource: AnyResource, values: Values) => Value | undefined
  /** Constraint that refuses an e-mail which another account has, and the message that people read. */
  emailTaken: { constraint: string; message: string }
}

export type ChangeAccounts = (tx: Queryable, changes: readonly AccountChange[]) => Promise<void>

/** Change of an account; `moved` marks that its record went to another place. */
export type AccountChange = { id: string; email?: string; activo: boolean; moved?: true }
