import { eq, inArray, or, sql, type SQL } from 'drizzle-orm'
import { resourceNamed } from '../../../src/schema/house.ts'
import type { Role } from '../../../src/schema/account/roles.ts'
import { columnOf, tableNamed } from '../registry.ts'
import { accounts } from '../accounts.ts'
import { noticeRoom } from './noticeRoom.ts'

/**
 * Addressees of a notice: accounts by key; people of a resource that signs in, by key of their records, also of those in
 * which they go on; or a role, of one campus (`place`) or everywhere. Inactive accounts get none.
 */
export type Audience =
  | { accounts: readonly string[] }
  | { people: string; keys: readonly string[] }
  | { role: Role; place: string }
  | { role: Role; everywhere: true }

/** Returns the condition of the active accounts of these audiences, except some. No audience is nobody. */
export const audienceCondition = (audiences: readonly Audience[], except: readonly string[]): SQL => {
  const { key, active } = accounts()
  return sql`(${active} and ${belongsTo(audiences)} and not ${inArray(key, [...except])})`
}

/** Returns the condition of the accounts of these audiences, active or not. No audience is nobody. */
export const belongsTo = (audiences: readonly Audience[]): SQL => or(...audiences.map(isOf)) ?? sql`false`

const isOf = (audience: Audience): SQL => {
  const { key: account, role } = accounts()
  if ('accounts' in audience) return inArray(account, [...audience.accounts])
  if ('people' in audience) {
    const resource = resourceNamed(audience.people)
    if (!resource.account) throw new Error(`nobody signs in as «${resource.name}»: its records cannot be told`)
    const table = tableNamed(resource.name)
    const key = columnOf(table, resource.key)
    const heirs = noticeRoom().heirs?.(resource, audience.keys)
    const people = heirs ? sql`${key} = any(array${heirs})` : inArray(key, [...audience.keys])
    return sql`${account} in (select ${columnOf(table, 'id_usuario')} from ${table} where ${people})`
  }
  if ('everywhere' in audience) return sql`${eq(role, audience.role)}`
  return sql`(${eq(role, audience.role)} and ${noticeRoom().within(audience.role, audience.place)})`
}
