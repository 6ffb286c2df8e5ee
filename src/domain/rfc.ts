import type { Nacimiento } from './curp.ts'
import { mayusculas, nombreQueCuenta, palabrasDeNombre } from './palabrasDeNombre.ts'

/** Returns the RFC of a natural person by the rules of the SAT, with its homoclave and check character. */
export const rfcDe = (persona: Omit<Nacimiento, 'sexo' | 'estado'>): string => {
  const primeros = raiz(persona) + persona.fechaNacimiento.slice(2).replaceAll('-', '') + homoclave(persona)
  return primeros + digitoDeRfc(primeros)
}

/** Returns the last character of an RFC, from the 11 or 12 before it. Some official ones differ: the result may warn, never refuse. */
export const digitoDeRfc = (primeros: string): string => {
  const suma = [...primeros.padStart(12)].reduce(
    (total, caracter, lugar) => total + alfabetoDeRfc.indexOf(caracter) * (13 - lugar),
    0,
  )
  const resto = 11 - (suma % 11)
  return resto === 11 ? '0' : resto === 10 ? 'A' : String(resto)
}

/** Characters of an RFC; the place of each is its value in the check character. */
export const alfabetoDeRfc = '0123456789ABCDEFGHIJKLMN&OPQRSTUVWXYZ Ñ'

const raiz = ({ nombre, apellidoPaterno, apellidoMaterno }: Parameters<typeof rfcDe>[0]) => {
  const [primero = '', segundo = ''] = [apellidoPaterno, apellidoMaterno].flatMap(
    apellido => palabrasDeNombre(apellido)[0] ?? [],
  )
  const propio = nombreQueCuenta(nombre)
  const letras = !segundo
    ? primero.slice(0, 2) + propio.slice(0, 2)
    : primero.length < 3
      ? primero.slice(0, 1) + segundo.slice(0, 1) + propio.slice(0, 2)
      : primero.slice(0, 1) + (primero.slice(1).match(/[AEIOU]/)?.[0] ?? 'X') + segundo.slice(0, 1) + propio.slice(0, 1)
  return decorosa(letras.padEnd(4, 'X'))
}

/** Returns two characters worked out from the full name, so that namesakes of one day rarely share an RFC. */
const homoclave = ({ nombre, apellidoPaterno, apellidoMaterno }: Parameters<typeof rfcDe>[0]) => {
  const cifras = `0${[...mayusculas(`${apellidoPaterno} ${apellidoMaterno} ${nombre}`)].map(valor).join('')}`
  const suma =
    [...cifras]
      .slice(1)
      .reduce((total, cifra, lugar) => total + Number(`${cifras[lugar]}${cifra}`) * Number(cifra), 0) % 1000
  return signos.charAt(Math.floor(suma / 34)) + signos.charAt(suma % 34)
}

const signos = '123456789ABCDEFGHIJKLMNPQRSTUVWXYZ'

/** Returns the SAT's value of a letter, in two figures; its table skips 20, 30 and 31. */
const valor = (letra: string) => {
  if (letra === ' ') return '00'
  if (letra === 'Ñ') return '40'
  const lugar = letra.charCodeAt(0) - 65
  return String(11 + lugar + (lugar > 8 ? 1 : 0) + (lugar > 17 ? 2 : 0))
}

/** Replaces the last of four letters that would spell an inconvenient word. */
const decorosa = (letras: string) => (inconvenientes.split(/\s+/).includes(letras) ? `${letras.slice(0, 3)}X` : letras)

const inconvenientes = `BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COJA COJE COJI COJO CULO FETO GUEY JOTO KACA KACO KAGA KAGO KAKA KOGE
  KOJO KULO LOCA LOCO LOKA LOKO MAME MAMO MEAR MEAS MEON MION MOCO MULA PEDA PEDO PENE PUTA PUTO QULO RATA RUIN`
