import { currentSession } from '../../../api/session.ts'
import { doorToChoose } from '../../../schema/filters/doorToChoose.ts'
import { asksForRecords } from '../../../schema/filters/filterForms.ts'
import { filtersOf } from '../../../schema/filters/isShown.ts'
import { resourceNamed } from '../../../schema/house.ts'
import { columnName } from '../../../schema/record/columnName.ts'
import { paramsOf, type AnyResource, type Door } from '../../../schema/resource.ts'

/** Returns the fields by which this person can filter a list: without references whose records the role may not choose from, and without fields that the list already fixes. */
export const offeredFilters = (
  resource: AnyResource,
  list = '',
  always: Readonly<Record<string, unknown>> = {},
): readonly string[] => {
  const door = resource.lists[list]
  if (!door) return []
  const decided = new Set([...paramsOf(door.path), ...Object.keys(always), ...oneValued(door)])
  return filtersOf(resource, door).filter(name => {
    const field = resource.fields[name]
    if (!field || decided.has(name) || decided.has(columnName(name, field))) return false
    return !asksForRecords(field) || doorToChoose(field, resourceNamed(field.to), currentSession()?.rol)
  })
}

const oneValued = ({ where = {} }: Door) => Object.keys(where).filter(name => [where[name]].flat().length === 1)
