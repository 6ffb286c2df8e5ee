import { sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { columnOf } from '../registry.ts'
import { noticeRoom } from './noticeRoom.ts'

/** Builds `insert into … (…) select …`, each value under its column; the caller appends what they are selected from. */
export const insertInto = (table: PgTable, values: Readonly<Record<string, SQL>>): SQL => {
  const names = Object.keys(values).map(name => sql.identifier(columnOf(table, name).name))
  return sql`insert into ${table} (${sql.join(names, sql`, `)}) select ${sql.join(Object.values(values), sql`, `)}`
}

/** Builds the statement that puts mails into the outbox, due now; the caller appends what they are selected from. */
export const insertMails = (mail: { para: SQL; asunto: SQL; texto: SQL; html: SQL }, now: Date): SQL =>
  insertInto(noticeRoom().outbox, {
    ...mail,
    creado: sql`${now}::timestamptz`,
    siguiente: sql`${now}::timestamptz`,
    expira: sql`${new Date(now.getTime() + mailMemory)}::timestamptz`,
  })

/** Time after which nobody asks any more what became of a mail (ms): ninety days. */
export const mailMemory = 90 * 24 * 3_600_000
