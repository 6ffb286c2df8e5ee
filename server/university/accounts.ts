import { inArray } from 'drizzle-orm'
import { askerOf, changeAccounts } from '../auth/changeAccounts.ts'
import { callsThatHash } from '../auth/callsThatHash.ts'
import { hashOf, hashOfNobody } from '../auth/hashOf.ts'
import { usuarios } from '../auth/tables.ts'
import { insertMany } from '../db/insertMany.ts'
import type { Accounts } from '../crud/accounts.ts'

/** Accounts by which the people of this university sign in: those of `auth`. */
export const accounts: Accounts = {
  key: usuarios.id,
  email: usuarios.email,
  role: usuarios.rol,
  active: usuarios.activo,
  hashOf: password => hashOf(password),
  callsThatHash,
  noHash: hashOfNobody,
  open: async (tx, newAccounts) => {
    const ids = await insertMany(tx, usuarios, newAccounts, usuarios.id)
    return new Map(newAccounts.map(({ email }, at) => [email, String(ids[at])]))
  },
  changer: c => (tx, changes) => changeAccounts(tx, changes, { asker: askerOf(c) }),
  close: async (tx, ids) => {
    await tx.delete(usuarios).where(inArray(usuarios.id, [...ids]))
  },
  placeIn: ({ cuc = '', fields }, values) => (fields[cuc] ? values[cuc] : undefined),
  emailTaken: { constraint: 'usuarios_email_unique', message: 'Ya existe una cuenta con ese correo' },
}
