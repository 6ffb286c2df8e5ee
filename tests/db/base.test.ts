import fc from 'fast-check'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contains, anyContains, patternOf, searchable } from '../../server/crud/read/contains.ts'
import { halla } from '../../src/language/busqueda.ts'
import { ordenEspanol } from '../../src/language/texto.ts'
import { baseDePrueba } from '../harness/baseDePrueba.ts'

let base: Awaited<ReturnType<typeof baseDePrueba>>
beforeAll(async () => {
  base = await baseDePrueba()
})
afterAll(() => base.cerrar())

test.each([[['a']], [['ñ']]])('the fold of a search for %s is the same with and without the function', async words => {
  const { fold, foldEach } = patternOf(words)
  const texto = sql`${'\n202601\n\tÑuú ÁRBOL Pingüino Œuvre ½ ß İ “Peña” 5º'}::text`
  const { rows } = await base.db.execute(sql`select ${fold(texto)} as una, ${foldEach(texto)} as otra`)
  expect(rows[0]?.otra).toBe(rows[0]?.una)
  expect(rows[0]?.una).toContain('arbol pinguino')
})

test('sin_acentos drops accents and case and may be indexed', async () => {
  const { rows } = await base.db.execute(sql`select sin_acentos('Ñuú ÁRBOL Pingüino') as texto`)
  expect(rows).toEqual([{ texto: 'nuu arbol pinguino' }])
  await base.db.execute(sql`create table palabra (texto text)`)
  await base.db.execute(sql`create index on palabra using gin (sin_acentos(texto) gin_trgm_ops)`)
})

test('texts are ordered as Spanish readers expect, figures by their value', async () => {
  const { rows } = await base.db.execute<{ t: string }>(
    sql`select t from (values ('Periodo 10'), ('Núñez'), ('Periodo 2'), ('Nunez'), ('nube'), ('Álamo'), ('Zapata')) v(t) order by t collate "es_natural"`,
  )
  const expected = ['Álamo', 'nube', 'Nunez', 'Núñez', 'Periodo 2', 'Periodo 10', 'Zapata']
  expect(rows.map(row => row.t)).toEqual(expected)
  expect(expected.toReversed().toSorted(ordenEspanol)).toEqual(expected)
})

const found = async (text: string, word: string) => {
  const { rows } = await base.db.execute<{ found: boolean }>(
    sql`select ${contains(searchable(sql`${text}::text`), word)} as found`,
  )
  return rows[0]?.found
}

/** Tells whether a word is found in a text that stands beside others. */
const foundAmong = async (text: string, word: string) => {
  const texts = ['', text, ''].map(each => sql`${each}::text`)
  const { rows } = await base.db.execute<{ found: boolean | null }>(sql`select ${anyContains(texts, word)} as found`)
  return rows[0]?.found === true
}

test.each([
  ['Peña', 'pena', true],
  ['Peña', 'PEÑA', true],
  ['Pena', 'peña', false],
  ['Pena', 'pena', true],
  ['Núñez', 'nunez', true],
  ['Núñez', 'nuñez', true],
  ['Ñúñez', 'ñunez', true],
  ['Ñúnez', 'ñuñez', false],
  ['Nunez', 'ñunez', false],
  ['Ñ', 'ñ', true],
  ['50%_ñ', '%_ñ', true],
  ['5 ñ', '%ñ', false],
  ['a.ñ', '.ñ', true],
  ['aañ', '.ñ', false],
  ['ñ(1)', 'ñ(', true],
])('«%s» is found by «%s»: %s, in the database and in the browser', async (text, word, expected) => {
  expect([await found(text, word), halla(word)(text)]).toEqual([expected, expected])
})

test('database and browser find the same, whatever is typed', async () => {
  const letters = fc.constantFrom(...'nñNÑaáeu.%_\\([*-^$|')
  const text = fc.string({ unit: letters, minLength: 1, maxLength: 8 })
  const word = fc.string({ unit: letters, minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(text, word, async (one, other) => {
      const expected = halla(other)(one)
      expect([await found(one, other), await foundAmong(one, other)]).toEqual([expected, expected])
    }),
    { numRuns: 300 },
  )
})

test('a typed n finds all that a typed ñ finds', async () => {
  const letters = fc.constantFrom(...'nñaé')
  await fc.assert(
    fc.asyncProperty(
      fc.string({ unit: letters, maxLength: 8 }),
      fc.string({ unit: letters, minLength: 1, maxLength: 3 }),
      async (text, word) => {
        if (await found(text, word)) expect(await found(text, word.replaceAll('ñ', 'n'))).toBe(true)
      },
    ),
    { numRuns: 100 },
  )
})
