import { useListContext } from 'ra-core'
import { filteredFields, filterPart, withFilterPart, type FilterPart } from '../../../schema/filters/filterPart.ts'
import { useResource } from '../../fields/useResource.ts'

/** Provides the filters of the surrounding list beside «Buscar», field by field. */
export const useFilters = () => {
  const { filterValues, setFilters } = useListContext()
  const resource = useResource()
  const { q } = filterValues
  return {
    active: filteredFields(resource, filterValues),
    partOf: (name: string) => filterPart(filterValues, name),
    ask: (name: string, part: FilterPart) => setFilters(withFilterPart(filterValues, name, part), []),
    clear: () => setFilters(q ? { q } : {}, []),
  }
}
