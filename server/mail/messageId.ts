import type { Remitente } from './createMailer.ts'

/** Returns the Message-ID of a mail, the same however often it is handed over, so that whoever receives it twice can tell. */
export const messageId = (id: string, { address }: Remitente): string =>
  `<${id}@${address.slice(address.lastIndexOf('@') + 1)}>`
