import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const files = ['src', 'server', 'scripts', 'tests']
  .flatMap(folder => readdirSync(folder, { recursive: true, withFileTypes: true }))
  .filter(entry => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name))
  .map(entry => join(entry.parentPath, entry.name).replaceAll('\\', '/'))
const code = files.map(path => ({ path, text: readFileSync(path, 'utf8') }))

test('nothing silences the compiler or the linter', () => {
  const silencer = new RegExp(`${'oxlint'}-disable|${'eslint'}-disable|@ts-${'ignore'}|@ts-${'nocheck'}`)
  expect(code.filter(({ text }) => silencer.test(text)).map(({ path }) => path)).toEqual([])
})

test('the server begins its transactions by inTransaction, which calls the work deferred to their end', () => {
  const begins = code.filter(({ path, text }) => /^server\/(?!db\/)/.test(path) && /\.transaction\(/.test(text))
  expect(begins.map(({ path }) => path)).toEqual(['server/crud/export/everyRecord.ts'])
})

test('the server measures what passes by a clock that nobody sets; a screen asks the server’s which day it is', () => {
  const saying = (what: string, room: RegExp) =>
    code.filter(({ path, text }) => room.test(path) && text.includes(what)).map(({ path }) => path)
  /* The age of a file is read from its disk. */
  expect(saying('Date.now()', /^server\//)).toEqual(['server/backup/saveBackup.ts'])
  expect(saying('today(new Date())', /^src\//)).toEqual([])
})

test('a folder is named by what is in it', () => {
  expect(files.filter(path => /\/(utils?|helpers?|common|misc|lib|shared)\//.test(path))).toEqual([])
})

test('no .tsx stands beside a .ts of its name: the compiler would leave it unread', () => {
  expect(files.filter(path => path.endsWith('.tsx') && files.includes(path.slice(0, -1)))).toEqual([])
})

test('files stay short: half of them under 60 lines, nine of ten under 140, none over 300', () => {
  const lengths = code
    .filter(({ path }) => !/seed\/datos|i18n/.test(path))
    .map(({ text }) => text.split('\n').length - 1)
    .sort((a, b) => a - b)
  const share = (part: number) => lengths[Math.floor(lengths.length * part)]
  expect(share(0.5)).toBeLessThanOrEqual(60)
  expect(share(0.9)).toBeLessThanOrEqual(140)
  expect(lengths.at(-1)).toBeLessThanOrEqual(300)
})

test('imports of react-admin’s parts come from ra-core', () => {
  const ours = code.filter(({ path }) => path.startsWith('src/'))
  expect(ours.filter(({ text }) => /from 'react-admin'/.test(text)).map(({ path }) => path)).toEqual([])
})

test('a file of one export bears its name; rooms of the generator have their endpoints and tables, a folder its index', () => {
  const named = code.flatMap(({ path, text }) => {
    const exports = [...text.matchAll(/^export (?:async )?(?:const|function\*?|class|type|interface) (\w+)/gm)]
    const [, file = ''] = /^(?:src|server)\/(?:.*\/)?(\w+)\.tsx?$/.exec(path) ?? []
    return file && exports.length === 1 ? [{ path, file, name: exports[0]?.[1] ?? '' }] : []
  })
  expect(named.length).toBeGreaterThan(400)
  const others = named.filter(({ file, name }) => file !== name && file !== name[0]?.toLowerCase() + name.slice(1))
  expect(others.filter(({ file }) => !/^(index|endpoints|tables)$/.test(file)).map(({ path }) => path)).toEqual([])
})

test('a contract begins with its verb or its noun, never with a clause', () => {
  const clause = /\/\*\*\s+(?:\*\s+)?(?:What|Who|Whose|Whom|Which|Where|When|Whether|How|Why)\b[^\n]*/g
  expect(code.flatMap(({ path, text }) => [...text.matchAll(clause)].map(([said]) => `${path}: ${said}`))).toEqual([])
})

test('a name of the application is a noun or begins with its verb, never ends in «said», «asked» or «told»', () => {
  const participle =
    /^\s*(?:export )?(?:async )?(?:const|function|type|interface|class) (\w*(?:[Ss]aid|[Aa]sked|[Tt]old))\b/gm
  const ours = code.filter(({ path }) => /^(src|server)\//.test(path))
  const found = ours.flatMap(({ path, text }) => [...text.matchAll(participle)].map(([, name]) => `${path}: ${name}`))
  expect(found).toEqual([])
})
