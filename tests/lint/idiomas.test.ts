import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { filesIn } from './frases.ts'

/** Matches formatters created while their file loads: on a slow machine the first of a page takes a tenth of a second. */
const alLeerse = /^(?:export )?const \w+ = (?:new )?Intl\./m

it('language formatters are created at their first use', () => {
  const fuentes = filesIn('src', /\.tsx?$/)
  expect(fuentes.length).toBeGreaterThan(500)
  expect(fuentes.filter(cual => alLeerse.test(readFileSync(cual, 'utf8')))).toEqual([])
})
