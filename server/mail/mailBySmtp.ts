import { createTransport } from 'nodemailer'
import type { SendMail } from '../context.ts'
import { messageId } from './messageId.ts'
import type { Remitente } from './createMailer.ts'

/** How long a server of mail has (ms): until it greets; for each answer after that, since one that looks a mail through before it accepts it takes minutes (RFC 5321, 4.5.3.2), and whoever does not wait sends twice what was accepted; and for all of it. */
export const patience = { greeting: 15_000, answer: 3 * 60_000, whole: 4 * 60_000 }

/** Hands each message to an SMTP server. What is handed over twice has one Message-ID. */
export const mailBySmtp = (smtp: string, from: Remitente, { greeting, answer, whole } = patience): SendMail => {
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

/** No person wrote it: whoever is away answers nobody. What bounces still comes back. (RFC 3834, Exchange) */
const automatic = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'OOF, AutoReply' }
