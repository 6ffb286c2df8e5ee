import { halla } from '../../../src/language/busqueda.ts'
import { findableFields } from '../../../src/schema/findable.ts'
import { recordAddress } from '../../../src/schema/doors.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { textOf } from '../../../src/schema/text.ts'
import type { Registro } from '../../../src/schema/valueAt.ts'

/** A record that was found, as people read it: what it is called, what tells it from others, and where it opens. */
export type Result = { resource: string; id: string; title: string; subtitle: string; to: string }

/** Puts a found record in words. What a word was found in is said, where neither title nor key holds it. */
export const resultOf = (resource: AnyResource, key: string, record: Registro, words: readonly string[]): Result => {
  const { name, fields, title, columns } = resource
  const textAt = (each: string, field: AnyField) => textOf(field.record ?? each, field, record)
  const findable = findableFields(resource).filter(([each]) => each !== title)
  const names = findable
    .filter(([, { kind }]) => kind === 'text')
    .map(([each, field]) => ({ each, text: textAt(each, field) }))
  const called = fields[title] ? textAt(title, fields[title]) : key
  const own = names.filter(({ each }) => each === resource.key || isUnique(fields[each]))
  const around = columns.flatMap(each => {
    const field = fields[each]
    return field && leads.has(field.kind) && each !== title ? [textAt(each, field)] : []
  })
  const said = [...new Set([...own.map(({ text }) => text), ...around])].filter(text => text && text !== called)
  const line = said.slice(0, most)
  const missing = words.filter(word => ![called, ...line].some(halla(word)))
  const found = findable
    .map(([each, field]) => ({ field, text: textAt(each, field) }))
    .filter(({ text }) => text && !line.includes(text) && missing.some(word => halla(word)(text)))
    .map(({ field: { label, heading = label }, text }) => `${heading}: ${text}`)
  return {
    resource: name,
    id: key,
    title: called,
    subtitle: [...line, ...found].join(' · '),
    to: recordAddress(name, key),
  }
}

const most = 3

/** Kinds whose text says where a record belongs. */
const leads = new Set<AnyField['kind']>(['reference', 'via'])

const isUnique = (field: AnyField | undefined) => field !== undefined && 'unique' in field && Boolean(field.unique)
