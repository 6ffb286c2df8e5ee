import type { SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Context } from 'hono'
import type { Pace } from '../../../src/schema/account/noticePace.ts'
import type { Role } from '../../../src/schema/account/roles.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import type { AppEnv } from '../../context.ts'
import { serverHouse } from '../serverHouse.ts'
import type { NoticeTables } from './tables.ts'

/** Returns how the house tells people; throws where it has no notices, for a declaration that tells is a defect there. */
export const noticeRoom = (): NoticeRoom => {
  const { notices } = serverHouse()
  if (!notices) throw new Error('this house tells nobody: it registered no notices')
  return notices
}

/** Everything that `tell` needs of a house. */
export type NoticeRoom = {
  tables: NoticeTables
  /** Table of the mails that wait to be sent. */
  outbox: PgTable & { readonly [C in OutboxColumn]: PgColumn }
  /** Returns the condition of the accounts of a role that belong to a place; all of a role that belongs to none. */
  within: (role: Role, place: string) => SQL
  /** Returns the subquery of these keys and of those of the records in which their people go on: they are told there. Default: these alone. */
  heirs?: (people: AnyResource, keys: readonly string[]) => SQL | undefined
  /** Colour of the buttons in its mails, as `#rrggbb`, on which white is read. */
  colour: string
  /** Pace of mails of each role until the person chooses one. */
  usual: Readonly<Record<Role, Pace>>
  /** Returns the last moment at which a digest was due: what was told before it and is still unread goes with the next one. */
  lastDigest: (pace: 'diario' | 'semanal', now: Date) => Date
  /** Returns when the caller was last here before the current session; undefined on the first visit. */
  lastVisit: (c: Context<AppEnv>) => Promise<Date | undefined>
}

type OutboxColumn = 'para' | 'asunto' | 'texto' | 'html' | 'creado' | 'siguiente' | 'expira'
