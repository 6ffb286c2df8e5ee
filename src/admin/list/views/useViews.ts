import { useQuery } from '@tanstack/react-query'
import { useStore } from 'ra-core'
import { peticion } from '../../../api/peticion.ts'
import { sesionActual } from '../../../api/sesion.ts'
import { pathOf } from '../../../dataProvider/doors.ts'
import type { DoorMeta } from '../../../dataProvider/index.ts'
import { filteredFields } from '../../../schema/filters/filterPart.ts'
import { viewsOf } from '../../../schema/filters/listViews.ts'
import { places } from '../../address/places.ts'
import { useResource } from '../../fields/useResource.ts'

type Counts = { total?: number; vistas?: Readonly<Record<string, number>> }

/** The views of a list that this person is offered, which of them is looked at, and how many rows each has within what the list always shows. Of another server no counts are known. */
export const useViews = (resource: string, meta: DoorMeta, filter: Readonly<Record<string, unknown>> = {}) => {
  const declared = useResource(resource)
  const list = meta.list ?? ''
  const views = viewsOf(declared, list, sesionActual()?.rol).filter(([, asked]) =>
    filteredFields(declared, asked.filter).every(name => filter[name] === undefined),
  )
  const [view, setView] = useStore(places.view, '')
  const door = declared.lists[list]
  const path = door && `${pathOf(door, meta.params)}?vistas=1&filter=${encodeURIComponent(JSON.stringify(filter))}`
  const { data } = useQuery({
    queryKey: [resource, 'vistas', path],
    queryFn: async ({ signal }) => (await peticion<Counts | null>(path ?? '', { signal })).data,
    enabled: path !== undefined && views.length > 0,
    retry: false,
  })
  return { views, view, setView, total: data?.total, counts: data?.vistas ?? {} }
}
