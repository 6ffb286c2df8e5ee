import { universidad } from '../../src/domain/universidad.ts'
import type { SendMail } from '../context.ts'
import { mailToFile } from './mailToFile.ts'
import { mailBySmtp } from './mailBySmtp.ts'

type Salida = {
  /** `smtp://user:password@host:587` or `smtps://…`; without it each message becomes an .eml file. */
  smtp?: string | undefined
  /** Folder of the .eml files, made when the first is written. */
  carpeta: string
  /** Address that the messages come from. Default: the university's contact. */
  remitente?: string | undefined
}

/** Returns how messages leave: by SMTP, or as .eml files whose path is logged. Rejects when a message could not be handed over. */
export const createMailer = ({ smtp, carpeta, remitente = universidad.contacto }: Salida): SendMail => {
  const de = { name: universidad.nombre, address: remitente }
  return smtp ? mailBySmtp(smtp, de) : mailToFile(carpeta, de)
}

/** Sender of the messages. */
export type Remitente = { name: string; address: string }
