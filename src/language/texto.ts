/** Without diacritics: `Ñuu Savi` is `Nuu Savi`. */
export const sinAcentos = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '')

/** Spanish order, as the database's `es-x-icu`: accents and case count only between equal letters, ñ comes after n. */
export const ordenEspanol = (uno: string, otro: string): number => colador.compare(uno, otro)

const colador = new Intl.Collator('es')
