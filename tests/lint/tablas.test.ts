import { getTableName, isTable } from 'drizzle-orm'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { schema } from '../../server/university/schema.ts'

const names = Object.values(schema).flatMap(each => (isTable(each) ? getTableName(each) : []))
const byText = new RegExp(`\\b(?:from|join|into|update|table)\\s+"?(?:${names.join('|')})"?(?![\\w'])`, 'g')

const filesIn = (room: string) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter(path => path.endsWith('.ts'))
    .map(path => join(room, path))

/** So `tsc` finds a table that was dropped or renamed. */
test.each(['server/custom', 'server/university', 'server/auth', 'server/academico', 'server/firmas', 'server/mail'])(
  'SQL of %s names the declared tables, none by its text',
  room => {
    const files = filesIn(room)
    expect(files.length).toBeGreaterThan(0)
    const found = files.flatMap(file => {
      const code = readFileSync(file, 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$|^import .*$/gm, '')
      return [...code.matchAll(byText)].map(([said]) => `${file}: ${said}`)
    })
    expect(found).toEqual([])
  },
)
