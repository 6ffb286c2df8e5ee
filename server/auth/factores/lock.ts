import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** Key that locks a secret at rest, and its owner: a text locked for another account does not open. */
type Key = { llave: string; de: string }

/** Locks a text with AES-256-GCM. */
export const lock = (texto: string, { llave, de }: Key): string => {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(llave), iv).setAAD(Buffer.from(de))
  const cerrado = Buffer.concat([cipher.update(texto, 'utf8'), cipher.final()])
  return [iv, cerrado, cipher.getAuthTag()].map(parte => parte.toString('base64url')).join('.')
}

/** Opens what `lock` locked; undefined with another key, for another account, or when it was changed. */
export const unlock = (cerrado: string, { llave, de }: Key): string | undefined => {
  const [iv, datos, tag] = cerrado.split('.').map(parte => Buffer.from(parte, 'base64url'))
  if (!iv || !datos || tag?.length !== 16) return undefined
  try {
    const decipher = createDecipheriv('aes-256-gcm', keyOf(llave), iv).setAAD(Buffer.from(de)).setAuthTag(tag)
    return Buffer.concat([decipher.update(datos), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}

const keyOf = (llave: string) => Buffer.from(hkdfSync('sha256', llave, '', 'segundo factor', 32))
