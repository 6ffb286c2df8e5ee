import { filterPart, filteredFields, type Filter } from '../../../src/schema/filters/filterPart.ts'
import { filterWords } from '../../../src/schema/filters/filterWords.ts'
import { headingOf } from '../../../src/schema/record/headingOf.ts'
import type { AnyResource } from '../../../src/schema/resource.ts'
import { textOf } from '../../../src/schema/record/text.ts'
import { declaredField } from '../registry.ts'

/** Names the table in a workbook: the resource, the searched words and the filters, in the signs and the length that Excel allows. */
export const sheetName = (resource: AnyResource, filter: Filter): string => {
  const filterTexts = filteredFields(resource, filter).map(name => {
    const field = declaredField(resource, name)
    const nameOf = (value: unknown) => textOf(name, field, { [name]: value })
    return `${headingOf(field)} ${filterWords(field, filterPart(filter, name), nameOf)}`
  })
  const searched = typeof filter.q === 'string' ? [filter.q] : []
  const name = [resource.label.many, ...searched, ...filterTexts]
    .join(' · ')
    .replaceAll(/[\u0000-\u001f[\]:*?/\\]/g, '-')
    .slice(0, 31)
    .replaceAll(/^'|'$/g, '')
    .trim()
  return name.toLowerCase() === 'history' ? resource.label.one : name
}
