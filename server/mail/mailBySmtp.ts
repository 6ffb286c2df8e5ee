import { createTransport } from 'nodemailer'
import type { SendMail } from '../context.ts'
import { messageId } from './messageId.ts'
import type { Remitente } from './createMailer.ts'

/** Hands each message to an SMTP server, which has fifteen seconds to answer each step. What is handed over twice has one Message-ID. */
export const mailBySmtp = (smtp: string, from: Remitente): SendMail => {
  const plazo = 15_000
  const transporte = createTransport({
    url: smtp,
    connectionTimeout: plazo,
    greetingTimeout: plazo,
    socketTimeout: plazo,
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
    })
  }
}
