import { sinAcentos } from './texto.ts'

/** How a text is compared when people search: lower case, without accents, one space between words. */
export const paraBusqueda = (texto: string): string => sinAcentos(texto).toLowerCase().trim().replace(/\s+/g, ' ')
