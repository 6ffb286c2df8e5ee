import type { RaRecord } from 'ra-core'
import { textOf } from '../../schema/record/text.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** Returns a function that tells a found record from its namesakes in words: by its key, unless generated, and by the references it is searched by, where they differ. */
export const besideOf = (resource: AnyResource, found: readonly RaRecord[]) => {
  const { key, fields, search = [] } = resource
  const telling = search.flatMap(name => {
    const field = fields[name]
    if (field?.kind !== 'reference') return []
    const textIn = (record: RaRecord) => textOf(name, field, record)
    return new Set(found.map(textIn)).size > 1 ? [textIn] : []
  })
  return (record: RaRecord): string =>
    [...(fields[key]?.kind === 'id' ? [] : [String(record[key])]), ...telling.map(textIn => textIn(record))].join(' · ')
}
