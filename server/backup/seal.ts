import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { StartRefusal } from '../process/StartRefusal.ts'

/** Lock of a backup, in the format of age: a passphrase, or the public key of whoever may open it. */
export type Lock = { clave?: string | undefined; destinatario?: string | undefined }

/** Ending of the names of locked backups. */
export const lockedEnding = '.age'

/** Tells whether a lock is given: without it, whoever has the file can read the backup. */
export const locks = ({ clave, destinatario }: Lock): boolean => Boolean(clave ?? destinatario)

/** Locks what is read; a secret key in place of the passphrase locks for itself, so that it opens what it locked. */
export async function seal(plain: Readable, { clave = '', destinatario }: Lock): Promise<Readable> {
  const encrypter = new Encrypter()
  if (destinatario) encrypter.addRecipient(destinatario)
  else if (isSecretKey(clave)) encrypter.addRecipient(await recipientOf(clave))
  else encrypter.setPassphrase(clave)
  return asNode(await encrypter.encrypt(asWeb(plain)))
}

/** Opens a locked file with its passphrase or its secret key (`AGE-SECRET-KEY-…`). Throws StartRefusal for a wrong one. */
export async function unseal(path: string, clave: string): Promise<Readable> {
  const decrypter = new Decrypter()
  try {
    if (isSecretKey(clave)) decrypter.addIdentity(clave)
    else decrypter.addPassphrase(clave)
    return asNode(await decrypter.decrypt(asWeb(createReadStream(path))))
  } catch {
    throw new StartRefusal('Esa clave no abre el respaldo.')
  }
}

/** Tells whether this is a valid public key of age, for which something can be locked. */
export const isRecipient = (key: string): boolean => tried(() => new Encrypter().addRecipient(key))

/** Tells whether this can lock: a passphrase, or a secret key without a slip in it. */
export const isClave = (clave: string): boolean =>
  !isSecretKey(clave) || tried(() => new Decrypter().addIdentity(clave))

const tried = (attempt: () => void): boolean => {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}

const isSecretKey = (clave: string) => clave.startsWith('AGE-SECRET-KEY-')

const recipientOf = (secretKey: string) =>
  identityToRecipient(secretKey).catch(() => {
    throw new StartRefusal('RESPALDO_CLAVE empieza como una llave secreta de age y no lo es.')
  })

const asWeb = (stream: Readable): ReadableStream<Uint8Array> => {
  const chunks: AsyncIterator<Uint8Array> = stream[Symbol.asyncIterator]()
  return new ReadableStream({
    async pull(web) {
      const { done, value } = await chunks.next()
      if (done) web.close()
      else web.enqueue(value)
    },
    cancel: () => void stream.destroy(),
  })
}

const asNode = (stream: ReadableStream<Uint8Array>): Readable => Readable.from(stream, { objectMode: false })
