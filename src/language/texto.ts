import { once } from 'es-toolkit'

/** Removes the diacritics: `Ñuu Savi` becomes `Nuu Savi`. */
export const sinAcentos = (texto: string): string => texto.normalize('NFD').replace(/\p{M}/gu, '')

/** Compares in Spanish order, as the database's `es_natural`: accents and case count only between equal letters, ñ comes after n, 2 before 10. */
export const ordenEspanol = (uno: string, otro: string): number => colador().compare(uno, otro)

/** Tells whether a text holds what no field may: control characters, lone surrogates, and the replacement characters of a wrong encoding. */
export const isUnprintable = (texto: string): boolean => unprintable.test(texto)

const colador = once(() => new Intl.Collator('es', { numeric: true }))

const unprintable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufffd-\uffff]|\p{Surrogate}/u
