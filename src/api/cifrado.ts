import AES from 'crypto-js/aes'
import utf8 from 'crypto-js/enc-utf8'

/** The role as the cookie keeps it: AES with a fixed passphrase. It hides the word from the curious and protects nothing. (A §9) */
export const cifrado = (texto: string): string => AES.encrypt(texto, frase).toString()

/** The text behind `cifrado`, or '' when it cannot be decrypted. The last one is known by heart: every part of a screen asks for the role. */
export function descifrado(texto: string): string {
  if (ultimo.texto !== texto) ultimo = { texto, claro: claroDe(texto) }
  return ultimo.claro
}

let ultimo = { texto: '', claro: '' }

function claroDe(texto: string): string {
  try {
    return AES.decrypt(texto, frase).toString(utf8)
  } catch {
    return ''
  }
}

const frase = 'tejido-de-la-comunidad'
