import { sinAcentos } from '../language/texto.ts'

/** The words of a name that count for CURP and RFC: upper case, without accents or particles, Ñ written X. */
export const palabrasDeNombre = (texto: string): string[] =>
  mayusculas(texto)
    .replaceAll('Ñ', 'X')
    .split(' ')
    .filter(palabra => palabra && !particulas.includes(palabra))

/** The given name that counts: a compound one that begins with María or José is known by its second word. */
export const nombreQueCuenta = (nombre: string): string => {
  const [primera = '', segunda] = palabrasDeNombre(nombre)
  return segunda && comunes.split(' ').includes(primera) ? segunda : primera
}

/** Letters A to Z, Ñ and single spaces; what is neither separates words, an apostrophe joins them. */
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

/** What stands between the words of a name and does not count. */
export const particulas = 'DA DAS DE DEL DER DI DIE DD EL LA LAS LE LES LOS MAC MC VAN VON Y'.split(' ')
const comunes = 'MARIA MA M JOSE J'
