import { useQuery } from '@tanstack/react-query'
import { useStore } from 'ra-core'
import { callApi } from '../../../api/callApi.ts'
import { currentSession } from '../../../api/session.ts'
import { doorPath } from '../../../dataProvider/doors.ts'
import type { DoorMeta } from '../../../dataProvider/doorMeta.ts'
import type { GeneratorCalls } from '../../../generatorCalls.ts'
import { filteredFields } from '../../../schema/filters/filterPart.ts'
import { viewsOf } from '../../../schema/filters/listViews.ts'
import { places } from '../../address/places.ts'
import { useResource } from '../../fields/useResource.ts'

/** Saved view: the state of its list, and its number of rows or the reason why it no longer works. */
export type OwnView = GeneratorCalls['vistas']['propias'][number]

/** Partial, because another server of the contract counts nothing. */
type Counts = Partial<GeneratorCalls['vistas']>

/** Provides the views of a list: those declared for this role, the saved ones, the chosen one, and the number of rows of each within `filter`. Other servers know neither counts nor saved views. */
export const useViews = (resource: string, meta: DoorMeta, filter: Readonly<Record<string, unknown>> = {}) => {
  const declared = useResource(resource)
  const list = meta.list ?? ''
  const views = viewsOf(declared, list, currentSession()?.rol).filter(([, view]) =>
    filteredFields(declared, view.filter).every(name => filter[name] === undefined),
  )
  const [view, setView] = useStore(places.view, '')
  const door = declared.lists[list]
  const path = door && `${doorPath(door, meta.params)}?vistas=1&filter=${encodeURIComponent(JSON.stringify(filter))}`
  const { data, isFetched } = useQuery({
    queryKey: [resource, 'vistas', path],
    queryFn: async ({ signal }) => (await callApi<Counts | null>(path ?? '', { signal })).data ?? {},
    enabled: path !== undefined && (views.length > 0 || (declared.filters ?? []).length > 0),
    retry: false,
  })
  const { total, vistas: counts = {}, propias } = data ?? {}
  return {
    views,
    view,
    setView,
    total,
    counts,
    savedViews: propias ?? none,
    isKnown: isFetched && propias !== undefined,
  }
}

const none: readonly OwnView[] = []
