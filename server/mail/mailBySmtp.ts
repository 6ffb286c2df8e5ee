import { createTransport } from 'nodemailer'
import type { SendMail } from '../context.ts'
import { messageId } from './messageId.ts'
import type { Remitente } from './createMailer.ts'

/**
 * Longest waits (ms) for a mail server: greeting, each later answer, and the whole. One that inspects mails takes
 * minutes (RFC 5321, 4.5.3.2); giving up earlier would send them twice.
 */
export const longestWaits = { greeting: 15_000, answer: 3 * 60_000, whole: 4 * 60_000 }

/** Returns how messages are handed to an SMTP server. A message handed over twice has one Message-ID. */
export const mailBySmtp = (smtp: string, from: Remitente, { greeting, answer, whole } = longestWaits): SendMail => {
  const transporte = createTransport({
    url: smtp,
    connectionTimeout: greeting,
    greetingTimeout: greeting,
    socketTimeout: answer,
  })
  return async ({ id, creado, para, asunto, texto, html }) => {
    await transporte.sendMail({
      from,
      to: { name: '', address: para },
      subject: asunto,
      text: texto,
      html,
      date: creado,
      messageId: messageId(id, from),
      headers: automatic,
      signal: AbortSignal.timeout(whole),
    })
  }
}

/** Headers of mail that no person wrote: automatic replies are suppressed; bounces still come back. (RFC 3834, Exchange) */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }
