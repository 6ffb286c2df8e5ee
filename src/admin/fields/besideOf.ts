import type { RaRecord } from 'ra-core'
import { textOf } from '../../schema/record/text.ts'
import type { AnyResource } from '../../schema/resource.ts'

/** What tells one record from others of its name: a key that people know, and the records that it is searched by, where those differ. */
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
