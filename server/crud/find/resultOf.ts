import { halla } from '../../../src/language/busqueda.ts'
import { byName } from '../../../src/schema/record/byName.ts'
import { findableFields } from '../../../src/schema/doors/findableFields.ts'
import { recordAddress } from '../../../src/schema/doors/doors.ts'
import type { AnyField } from '../../../src/schema/kinds.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { textOf, titleOf } from '../../../src/schema/record/text.ts'
import { traitsOf } from '../../../src/schema/traits.ts'
import type { Registro } from '../../../src/schema/record/valueAt.ts'

/** A found record as people read it: its title, what tells it from others, and where it opens. */
type Result = { resource: string; id: string; title: string; subtitle: string; to: string }

/** Puts a found record into words. A word that neither title nor subtitle holds is told with the field that it was found in. */
export const resultOf = (resource: AnyResource, key: string, record: Registro, words: readonly string[]): Result => {
  const { name, fields, title, columns } = resource
  const textAt = (each: string, field: AnyField) => textOf(field.record ?? each, field, record)
  const findable = findableFields(resource).filter(([each]) => each !== title)
  const names = findable.flatMap(([each, field]) =>
    field.kind === 'text' && (each === resource.key || field.unique !== undefined) ? [textAt(each, field)] : [],
  )
  const called = titleOf(resource, byName(resource, record))
  const around = columns.flatMap(each => {
    const field = fields[each]
    return field && leads(field) && each !== title ? [textAt(each, field)] : []
  })
  const texts = [...new Set([...names, ...around])].filter(text => text && text !== called)
  const line = texts.slice(0, mostTexts)
  const missing = words.filter(word => ![called, ...line].some(halla(word)))
  const found = findable
    .map(([each, field]) => ({ field, text: textAt(each, field) }))
    .filter(({ text }) => missing.some(word => halla(word)(text)))
    .map(({ field: { label, heading = label }, text }) => `${heading}: ${text}`)
  return {
    resource: name,
    id: key,
    title: called,
    subtitle: [...line, ...found].join(' · '),
    to: recordAddress(name, key),
  }
}

const mostTexts = 3

/** Tells whether the text of a field says where a record belongs: another record, or what is read through one. */
const leads = (field: AnyField) => traitsOf(field).pointsAt === 'record' || field.kind === 'via'
