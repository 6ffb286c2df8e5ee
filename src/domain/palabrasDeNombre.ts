import { sinAcentos } from '../language/texto.ts'

/** Returns the words of a name that count for CURP and RFC: upper case, without accents or particles, Ñ written X. */
export const palabrasDeNombre = (texto: string): string[] =>
  mayusculas(texto)
    .replaceAll('Ñ', 'X')
    .split(' ')
    .filter(palabra => palabra && !particulas.includes(palabra))

/** Returns the given name that counts: of a compound one that begins with María or José, the second word. */
export const nombreQueCuenta = (nombre: string): string => {
  const [primera = '', segunda] = palabrasDeNombre(nombre)
  return segunda && comunes.split(' ').includes(primera) ? segunda : primera
}

/** Returns a text in letters A to Z, Ñ and single spaces: anything else separates words, but an apostrophe joins them. */
export const mayusculas = (texto: string): string =>
  texto
    .toUpperCase()
    .normalize('NFC')
    .split('Ñ')
    .map(parte =>
      sinAcentos(parte)
        .replace(/['’]/g, '')
        .replace(/[^A-Z]+/g, ' '),
    )
    .join('Ñ')
    .trim()

/** Words between those of a name that do not count. */
export const particulas = 'DA DAS DE DEL DER DI DIE DD EL LA LAS LE LES LOS MAC MC VAN VON Y'.split(' ')
const comunes = 'MARIA MA M JOSE J'
