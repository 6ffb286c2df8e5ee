import { randomUUID } from 'node:crypto'
import { mkdir, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { Opciones } from '../contexto.ts'
import type { Remitente } from './crearCorreo.ts'

/** Writes each message as an .eml file that a mail program opens and any editor reads. The links inside open accounts: only the owner of the folder may read them. */
export const enArchivo =
  (carpeta: string, { name, address }: Remitente): Opciones['enviarCorreo'] =>
  async ({ para, asunto, texto }) => {
    const fecha = new Date()
    const archivo = resolve(
      carpeta,
      `${fecha.toISOString().replace(/\D/g, '').slice(0, 14)}-${randomUUID().slice(0, 8)}.eml`,
    )
    const lineas = [
      `From: ${JSON.stringify(name)} <${address}>`,
      `To: ${para}`,
      `Subject: ${asunto}`,
      `Date: ${fecha.toUTCString().replace('GMT', '+0000')}`,
      'MIME-Version: 1.0',
      'Content-Type: text/plain; charset=utf-8',
      'Content-Transfer-Encoding: 8bit',
      '',
      ...texto.split('\n'),
      '',
    ]
    await mkdir(carpeta, { recursive: true, mode: 0o700 })
    await writeFile(archivo, lineas.join('\r\n'), { mode: 0o600 })
    console.log(`Sin SMTP_URL: el correo quedó en ${archivo}`)
  }
