import { mkdir, rename, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { SendMail } from '../context.ts'
import type { Remitente } from './createMailer.ts'
import { messageId } from './messageId.ts'

/** Writes each message as an .eml file, readable by the folder's owner alone, since its links open accounts. A file has its name only once it is whole; a message handed over twice is one file. */
export const mailToFile =
  (carpeta: string, remitente: Remitente): SendMail =>
  async ({ id, creado, para, asunto, texto, html }) => {
    const archivo = resolve(carpeta, `${creado.toISOString().replace(/\D/g, '').slice(0, 14)}-${id.slice(0, 8)}.eml`)
    const lineas = [
      `From: ${JSON.stringify(remitente.name)} <${remitente.address}>`,
      `To: ${para}`,
      `Subject: ${asunto}`,
      `Date: ${creado.toUTCString().replace('GMT', '+0000')}`,
      `Message-ID: ${messageId(id, remitente)}`,
      'MIME-Version: 1.0',
      ...(html ? alternatives(id, texto, html) : part('plain', texto)),
    ]
    await mkdir(carpeta, { recursive: true, mode: 0o700 })
    await writeFile(`${archivo}.parcial`, lineas.join('\r\n'), { mode: 0o600 })
    await rename(`${archivo}.parcial`, archivo)
    console.log(`Sin SMTP_URL: el correo quedó en ${archivo}`)
  }

const part = (kind: 'plain' | 'html', text: string) => [
  `Content-Type: text/${kind}; charset=utf-8`,
  'Content-Transfer-Encoding: 8bit',
  '',
  ...text.split('\n'),
  '',
]

const alternatives = (id: string, text: string, html: string) => [
  `Content-Type: multipart/alternative; boundary="${id}"`,
  '',
  `--${id}`,
  ...part('plain', text),
  `--${id}`,
  ...part('html', html),
  `--${id}--`,
  '',
]
