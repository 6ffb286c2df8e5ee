import type { AnyField } from '../kinds.ts'
import type { AnyResource } from '../resource.ts'
import { traitsOf } from '../traits.ts'

/** Returns the fields by which a record is found from anywhere: its title, a key that people read, unique texts, and those of `search`. Never secret ones. */
export const findableFields = (resource: AnyResource): readonly (readonly [name: string, field: AnyField])[] => {
  const { fields, key, title, search = [] } = resource
  const names = Object.entries(fields).flatMap(([name, field]) => ('unique' in field && field.unique ? [name] : []))
  return [...new Set([title, key, ...names, ...search])].flatMap(name => {
    const field = fields[name]
    return field && field.kind !== 'id' && !traitsOf(field).secret ? [[name, field] as const] : []
  })
}
