import { and, eq, getTableName, inArray, isNull, sql } from 'drizzle-orm'
import type { AppOptions } from '../../context.ts'
import type { Db, Queryable } from '../../db/queryable.ts'
import { inTransaction } from '../../db/inTransaction.ts'
import { accounts } from '../accounts.ts'
import { digestMail } from './noticeMail.ts'
import { noticeRoom } from './noticeRoom.ts'
import { insertMails } from './outbox.ts'
import { paceOf } from './paceOf.ts'

type Digests = { db: Db } & Pick<AppOptions, 'now' | 'address'>

/**
 * Queues one mail for each person whose digest is due, with all unread notices not mailed yet. Sends each digest once,
 * however many processes run: the account is locked while its notices are marked.
 */
export const writeDigests = async (digests: Digests): Promise<void> => {
  while (await inTransaction(digests.db, tx => writeSome(tx, digests)));
}

/** Writes the digests of some accounts; answers whether any was due, and others may wait. */
const writeSome = async (tx: Queryable, { now, address }: Omit<Digests, 'db'>): Promise<boolean> => {
  const { tables } = noticeRoom()
  const { avisos } = tables
  const moment = now()
  const due = await holdDue(tx, moment)
  if (due.length === 0) return false
  const ids = due.map(({ id }) => id)
  const notices = await tx
    .update(avisos)
    .set({ correo: 'dicho' })
    .where(and(inArray(avisos.usuario_id, ids), eq(avisos.correo, 'en_espera'), isNull(avisos.leido)))
    .returning()
  const mails = due.flatMap(({ id, para }) => {
    const ofAccount = notices.filter(({ usuario_id }) => usuario_id === id).toSorted((one, other) => other.id - one.id)
    return ofAccount.length ? [{ para, ...digestMail(ofAccount, address) }] : []
  })
  const each = sql`json_to_recordset(${JSON.stringify(mails)}::json) as m(para text, asunto text, texto text, html text)`
  const mail = { para: sql`m.para`, asunto: sql`m.asunto`, texto: sql`m.texto`, html: sql`m.html` }
  await tx.execute(sql`${insertMails(mail, moment)} from ${each}`)
  return true
}

/** Locks some of the accounts whose digest is due, so that no other process writes it; leaves those that another one holds to it. */
const holdDue = async (tx: Queryable, now: Date) => {
  const { tables, lastDigest } = noticeRoom()
  const { avisos } = tables
  const { key, email, role, active } = accounts()
  const { rows } = await tx.execute<{ id: string; para: string }>(sql`
    select ${key} as id, ${email} as para from ${key.table}
    join (
      select ${avisos.usuario_id} as de, min(${avisos.creado}) as desde from ${avisos}
      where ${avisos.correo} = 'en_espera' and ${avisos.leido} is null group by 1
    ) as espera on espera.de = ${key}
    where ${active} and espera.desde < case ${paceOf(key, role)}
      when 'diario' then ${lastDigest('diario', now)}::timestamptz
      when 'semanal' then ${lastDigest('semanal', now)}::timestamptz
      when 'al_momento' then 'infinity'::timestamptz else '-infinity'::timestamptz end
    limit ${atOnce} for no key update of ${sql.identifier(getTableName(key.table))} skip locked`)
  return rows
}

/** Persons told in one transaction, at most. */
const atOnce = 50
