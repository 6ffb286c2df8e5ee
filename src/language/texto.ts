import { once } from 'es-toolkit'

/** Without diacritics: `Ñuu Savi` is `Nuu Savi`. */
export const sinAcentos = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '')

/** Spanish order, as the database's `es_natural`: accents and case count only between equal letters, ñ comes after n, 2 before 10. */
export const ordenEspanol = (uno: string, otro: string): number => colador().compare(uno, otro)

const colador = once(() => new Intl.Collator('es', { numeric: true }))
