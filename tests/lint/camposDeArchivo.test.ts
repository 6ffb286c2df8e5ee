import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** A dialog focuses its first tab stop: on an invisible field, keys would do nothing. */
test('no hidden field for a file is a stop of the keys', () => {
  const fields = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.tsx'))
    .flatMap(path =>
      readFileSync(join('src', path), 'utf8')
        .split(/(?=<[a-z])/i)
        .filter(element => element.includes('type="file"'))
        .map(element => ({ path, isStop: !element.includes('tabIndex={-1}') })),
    )
  expect(fields.length).toBeGreaterThan(0)
  expect(fields.filter(({ isStop }) => isStop)).toEqual([])
})
