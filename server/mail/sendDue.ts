import { and, asc, eq, gt, inArray, isNotNull, isNull, lte, or, sql } from 'drizzle-orm'
import { siguienteIntento } from '../../src/domain/correos.ts'
import type { SendMail, AppOptions } from '../context.ts'
import type { Db } from '../db/queryable.ts'
import { clockSlack } from '../process/isAhead.ts'
import { deliveryFailure } from './deliveryFailure.ts'
import { longestWaits } from './mailBySmtp.ts'
import { correos } from './tables.ts'

/** Dependencies of a round of sending. */
export type Dispatch = Pick<AppOptions, 'now' | 'log'> & {
  db: Db
  sendMail: SendMail
  /** Tells whether to take no more mails. */
  ended?: () => boolean
}

/**
 * Sends every due mail, some at a time, until none is left. Takes each first, so that one process sends it; a mail
 * whose process died is sent again later, under the same Message-ID.
 */
export const sendDue = async (dispatch: Dispatch): Promise<void> => {
  await forgetEnded(dispatch)
  while (!dispatch.ended?.()) {
    const batch = await take(dispatch)
    if (batch.length === 0) return
    await Promise.all(batch.map(each => send(dispatch, each)))
  }
}

/** Mails that a process sends at once. */
const atOnce = 5

/** Time (ms) in which whoever took a mail has to send it: more than all the patience with a mail server together. */
const lease = longestWaits.whole + 60_000

type Taken = typeof correos.$inferSelect

/** Takes mails that are due. One that a clock ahead of time wrote, and that was not tried yet, is due now: it would wait until the clock has come there. */
const take = ({ db, now }: Dispatch): Promise<Taken[]> => {
  const moment = now()
  const ahead = new Date(moment.getTime() + clockSlack)
  const due = db
    .select({ id: correos.id })
    .from(correos)
    .where(
      and(
        isNotNull(correos.siguiente),
        or(lte(correos.siguiente, moment), and(eq(correos.intentos, 0), gt(correos.creado, ahead))),
        or(isNull(correos.vence), gt(correos.vence, moment)),
      ),
    )
    .orderBy(asc(correos.siguiente), asc(correos.creado))
    .limit(atOnce)
    .for('update', { skipLocked: true })
  return db
    .update(correos)
    .set({ intentos: sql`${correos.intentos} + 1`, tomado: moment, siguiente: new Date(moment.getTime() + lease) })
    .where(inArray(correos.id, due))
    .returning()
}

const send = async (
  { db, now, log, sendMail }: Dispatch,
  { id, creado, para, asunto, texto, html, intentos, tomado }: Taken,
) => {
  try {
    await sendMail({ id, creado, para, asunto, texto: texto ?? '', ...(html ? { html } : {}) })
  } catch (error) {
    const { reason, final } = deliveryFailure(error)
    const siguiente = final ? null : siguienteIntento(intentos, now())
    log.warn({ event: 'correo sin salir', mail: id, tries: intentos, reason, again: siguiente !== null })
    await db
      .update(correos)
      .set({ tomado: null, siguiente, fallo: reason })
      .where(and(eq(correos.id, id), tomado ? eq(correos.tomado, tomado) : undefined))
    return
  }
  await db
    .update(correos)
    .set({ tomado: null, siguiente: null, enviado: now(), texto: null, html: null, fallo: null })
    .where(and(eq(correos.id, id), isNull(correos.enviado)))
}

/** Gives up the mails whose link has ended, and deletes their text; not those that are being sent. */
const forgetEnded = ({ db, now }: Dispatch) => {
  const moment = now()
  return db
    .update(correos)
    .set({
      texto: null,
      html: null,
      siguiente: null,
      tomado: null,
      fallo: sql`coalesce(${correos.fallo} || '. ', '') || ${ended}`,
    })
    .where(
      and(
        isNotNull(correos.texto),
        lte(correos.vence, moment),
        or(isNull(correos.tomado), isNull(correos.siguiente), lte(correos.siguiente, moment)),
      ),
    )
}

const ended = 'Su enlace venció antes de que saliera'
