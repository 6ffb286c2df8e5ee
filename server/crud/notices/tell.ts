import { sql } from 'drizzle-orm'
import { recordAddress } from '../../../src/schema/doors/doors.ts'
import type { AppOptions } from '../../context.ts'
import type { Queryable } from '../../db/queryable.ts'
import { afterCommit } from '../../db/inTransaction.ts'
import { accounts } from '../accounts.ts'
import { audienceCondition, type Audience } from './audience.ts'
import { noticeMail } from './noticeMail.ts'
import { noticeRoom } from './noticeRoom.ts'
import { insertInto, insertMails } from './outbox.ts'
import { paceOf } from './paceOf.ts'

/** A notice: what people are told in a few words, in a sentence or two, and where it leads to. */
export type Notice = {
  to: Audience | readonly Audience[]
  subject: string
  text: string
  /** Record that it is about: an open list of its resource refreshes. */
  about?: { resource: string; key: string }
  /** Address in the web app that it leads to, `/path?query`. Default: the screen of the record. */
  address?: string
  /** Accounts that are not told, such as that of whoever did it. */
  except?: readonly string[]
  /** Name of a notice that an account receives only once, however often it is sent: a reminder has its day in it. */
  once?: string
  /** `false` where a mail of its own tells the same. Default: `true`. */
  mail?: boolean
}

/**
 * Writes a notice for each active account of an audience, in the given transaction, and queues a mail for those who
 * want it at once. Returns the number of notices written.
 */
export const tell = async (
  tx: Queryable,
  { now, address: house, wakeCorreos }: Pick<AppOptions, 'now' | 'address' | 'wakeCorreos'>,
  notice: Notice,
): Promise<number> => {
  const { to, subject, text, about, except = [], once, mail = true } = notice
  const { key, email, role } = accounts()
  const { avisos } = noticeRoom().tables
  const moment = now()
  const leads = addressOf(notice)
  const { asunto, texto, html } = noticeMail({ asunto: subject, texto: text, direccion: leads }, house)
  const expira = new Date(moment.getTime() + memory)
  const { rows } = await tx.execute<{ mails: number; all: number }>(sql`
    with oyentes as (
      select ${key} as id, ${email} as para, ${role} as rol, ${mail ? paceOf(key, role) : sql`'nunca'`} as ritmo
      from ${key.table} where ${audienceCondition(audiencesOf({ to }), except)}
    ), escritos as (
      ${insertInto(avisos, {
        usuario_id: sql`id`,
        rol: sql`rol`,
        asunto: sql`${subject}::text`,
        texto: sql`${text}::text`,
        entidad: sql`${about?.resource ?? null}::text`,
        clave: sql`${about?.key ?? null}::text`,
        direccion: sql`${leads}::text`,
        creado: sql`${moment}::timestamptz`,
        correo: sql`case ritmo when 'al_momento' then 'dicho' when 'nunca' then 'ninguno' else 'en_espera' end`,
        unico: sql`${once ?? null}::text`,
        expira: sql`${expira}::timestamptz`,
      })} from oyentes
      on conflict do nothing
      returning usuario_id, correo
    ), enviados as (
      ${insertMails({ para: sql`para`, asunto: sql`${asunto}::text`, texto: sql`${texto}::text`, html: sql`${html}::text` }, moment)} from oyentes join escritos on escritos.usuario_id = oyentes.id where escritos.correo = 'dicho'
      returning 1
    )
    select (select count(*) from enviados)::int as mails, (select count(*) from escritos)::int as all`)
  if (rows[0]?.mails) afterCommit(tx, wakeCorreos)
  return rows[0]?.all ?? 0
}

const addressOf = ({ address, about }: Pick<Notice, 'address' | 'about'>): string | null =>
  address ?? (about ? recordAddress(about.resource, about.key) : null)

/** Returns the audiences of a notice, as a list. */
export const audiencesOf = ({ to }: Pick<Notice, 'to'>): readonly Audience[] => (isList(to) ? to : [to])

const isList = (to: Notice['to']): to is readonly Audience[] => Array.isArray(to)

/** Time after which a notice is forgotten (ms): half a year. */
const memory = 183 * 24 * 3_600_000
