import { columnName } from '../record/columnName.ts'
import { findingDoors } from './doors.ts'
import type { FieldOf } from '../kinds.ts'
import { doorOf, paramsOf, type AnyResource, type Related } from '../resource.ts'
import type { Role } from '../account/roles.ts'

/** Reading of a related list: its door, the parameters of the path and the filter. */
type RelatedReading = {
  list: string
  params: Readonly<Record<string, string>>
  filter: Readonly<Record<string, string>>
}

/** Returns the reading of what is related to a record, for a role; undefined where no door of the related resource lets it. */
export const relatedReading = (
  { resource, record }: { resource: AnyResource; record: Readonly<Record<string, unknown>> },
  target: AnyResource,
  { list, bind }: Related,
  rol: Role,
): RelatedReading | undefined => {
  if (list) {
    const door = doorOf(target, list)
    const params = paramsOf(door.path).map(param => {
      const field = fieldFor(resource, param, bind)
      return [param, String((field && record[field]) ?? '')] as const
    })
    return door.roles.includes(rol) ? { list, params: Object.fromEntries(params), filter: {} } : undefined
  }
  const [by] = referencesTo(target, resource.name)
  const found = by && findingDoors(target, rol).find(({ door: { only } }) => !only || only.includes(by.place))
  return found ? { list: found.list, params: {}, filter: { [by.name]: String(record[resource.key] ?? '') } } : undefined
}

/** Returns the field of a record that fills a parameter: the one bound to it, else the one whose column has its name. */
export const fieldFor = ({ fields }: AnyResource, param: string, bind: Related['bind'] = {}): string | undefined =>
  bind[param] ?? Object.keys(fields).find(name => fields[name] && columnName(name, fields[name]) === param)

/** Returns the references of a resource to another, each with its place in the record. */
export const referencesTo = (
  { fields }: AnyResource,
  to: string,
): readonly { name: string; place: string; field: FieldOf<'reference'> }[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    field.kind === 'reference' && field.to === to ? [{ name, place: field.record ?? name, field }] : [],
  )
