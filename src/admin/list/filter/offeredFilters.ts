import { sesionActual } from '../../../api/sesion.ts'
import { doorToChoose } from '../../../schema/filters/doorToChoose.ts'
import { filtersOf } from '../../../schema/filters/isShown.ts'
import { resourceNamed } from '../../../schema/house.ts'
import type { AnyResource } from '../../../schema/resource.ts'

/** The fields by which this person can filter a list: of references those whose records the role may choose from. */
export const offeredFilters = (resource: AnyResource, list = ''): readonly string[] => {
  const door = resource.lists[list]
  return (door ? filtersOf(resource, door) : []).filter(name => {
    const field = resource.fields[name]
    return field?.kind !== 'reference' || doorToChoose(field, resourceNamed(field.to), sesionActual()?.rol)
  })
}
