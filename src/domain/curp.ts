import { estados } from './estados.ts'
import { nombreQueCuenta, palabrasDeNombre } from './palabrasDeNombre.ts'

export type Nacimiento = {
  nombre: string
  apellidoPaterno: string
  apellidoMaterno: string
  /** `yyyy-mm-dd` */
  fechaNacimiento: string
  sexo: 'H' | 'M'
  /** Key of the state of birth (INEGI); 33 abroad. */
  estado: number
}

/**
 * Returns the CURP of a person by RENAPO's rules. `consecutivo` (0–9) stands for the 17th character, which RENAPO alone
 * gives: a digit for those born before 2000, a letter after.
 */
export const curpDe = (
  { nombre, apellidoPaterno, apellidoMaterno, fechaNacimiento, sexo, estado }: Nacimiento,
  consecutivo = 0,
): string => {
  const [paterno = ''] = palabrasDeNombre(apellidoPaterno)
  const [materno = ''] = palabrasDeNombre(apellidoMaterno)
  const propio = nombreQueCuenta(nombre)
  const raiz = inicial(paterno) + interna(paterno, vocales) + inicial(materno) + inicial(propio)
  const consonantes = [paterno, materno, propio].map(palabra => interna(palabra, noVocales)).join('')
  const distintivo = fechaNacimiento < '2000-01-01' ? String(consecutivo) : String.fromCharCode(65 + consecutivo)
  const primeros =
    decorosa(raiz) +
    fechaNacimiento.slice(2).replaceAll('-', '') +
    sexo +
    claveDeEstado(estado) +
    consonantes +
    distintivo
  return primeros + digitoDeCurp(primeros)
}

/** Returns the check digit of a CURP, from its first 17 characters. */
export const digitoDeCurp = (curp: string): string => {
  const suma = Array.from(curp.slice(0, 17)).reduce(
    (total, caracter, lugar) => total + alfabetoDeCurp.indexOf(caracter) * (18 - lugar),
    0,
  )
  return String((10 - (suma % 10)) % 10)
}

/** Tells whether a CURP has the right shape and check digit. Some official ones are wrong: the result may warn, never refuse. */
export const curpBienFormada = (curp: string): boolean => forma.test(curp) && digitoDeCurp(curp) === curp[17]

/** Characters of a CURP; the place of each is its value in the check digit. */
export const alfabetoDeCurp = '0123456789ABCDEFGHIJKLMNÑOPQRSTUVWXYZ'
const vocales = /[AEIOU]/
const noVocales = /[B-DF-HJ-NP-TV-Z]/

const inicial = (palabra: string) => palabra[0] ?? 'X'
const interna = (palabra: string, letras: RegExp) => palabra.slice(1).match(letras)?.[0] ?? 'X'
const claveDeEstado = (estado: number) => estados.find(([id]) => id === estado)?.[2] ?? 'NE'

/** Replaces the vowel of four letters that would spell an inconvenient word. */
const decorosa = (raiz: string) => (inconvenientes.split(/\s+/).includes(raiz) ? `${raiz[0]}X${raiz.slice(2)}` : raiz)

const inconvenientes = `BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI GUEY
  JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO MAME MAMO
  MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO RATA ROBA ROBE
  ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY`

const claves = estados.map(([, , clave]) => clave).join('|')
const forma = new RegExp(
  `^[A-Z][AEIOUX][A-Z]{2}\\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])[HMX](${claves})[B-DF-HJ-NP-TV-Z]{3}[A-Z\\d]\\d$`,
)
