import { createTransport } from 'nodemailer'
import type { Opciones } from '../contexto.ts'
import type { Remitente } from './crearCorreo.ts'

/** Hands each message to an SMTP server, which has fifteen seconds to answer each step. */
export const porSmtp = (smtp: string, from: Remitente): Opciones['enviarCorreo'] => {
  const plazo = 15_000
  const transporte = createTransport({
    url: smtp,
    connectionTimeout: plazo,
    greetingTimeout: plazo,
    socketTimeout: plazo,
  })
  return async ({ para, asunto, texto }) => {
    await transporte.sendMail({ from, to: { name: '', address: para }, subject: asunto, text: texto })
  }
}
