import AES from 'crypto-js/aes'
import utf8 from 'crypto-js/enc-utf8'

/** Encrypts the role as the cookie keeps it: AES with a fixed passphrase. It hides the word from the curious and protects nothing. (A §9) */
export const encryptRole = (text: string): string => AES.encrypt(text, passphrase).toString()

/** Returns the text behind `encryptRole`, or '' when it cannot be decrypted. */
export function decryptRole(text: string): string {
  try {
    return AES.decrypt(text, passphrase).toString(utf8)
  } catch {
    return ''
  }
}

const passphrase = 'tejido-de-la-comunidad'
