import { createHash, randomBytes } from 'node:crypto'

/** Makes a secret that cannot be guessed: 32 random bytes, safe in a link. Only its `huellaDeSecreto` is stored. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** Returns what is stored in place of a secret or a personal value: its SHA-256, in hexadecimal. */
export const huellaDeSecreto = (secreto: string): string => createHash('sha256').update(secreto).digest('hex')
