import { expect, it } from 'vitest'
import { frasesDeFuentes } from './frases.ts'

const frases = frasesDeFuentes().filter(({ donde }) => !donde.startsWith('scripts'))

/** Matches a number of four digits or more, before a noun or at the end of a sentence, that is no year. */
const sinMillares = /(?<![\p{L}\d.,:/#–-])(?!(?:19|20)\d\d\b)\d{4,}(?= \p{Ll}{3,}|['»]?$)/u

it('numbers that people read have their thousands apart', () => {
  expect(frases.length).toBeGreaterThan(1000)
  expect(frases.filter(({ texto }) => /^[\p{Lu}¿¡«]/u.test(texto) && sinMillares.test(texto))).toEqual([])
  expect(['máximo 1000 caracteres', 'de 1 a 9999'].every(cada => sinMillares.test(cada))).toBe(true)
  expect(['hasta el 2026', 'de 1,000 filas', 'el CP 70110'].filter(cada => sinMillares.test(cada))).toEqual([
    'el CP 70110',
  ])
})
