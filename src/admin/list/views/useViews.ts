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

/** A view that somebody saved: how it looks at the list, and how many rows it has, or why it can be asked no more. */
export type OwnView = GeneratorCalls['vistas']['propias'][number]

/** Another server of the contract counts nothing. */
type Counts = Partial<GeneratorCalls['vistas']>

/** The views of a list: those declared for this role, those that somebody saved, which of them is looked at, and how many rows each has within what the list always shows. Of another server neither counts nor saved ones are known. */
export const useViews = (resource: string, meta: DoorMeta, filter: Readonly<Record<string, unknown>> = {}) => {
  const declared = useResource(resource)
  const list = meta.list ?? ''
  const views = viewsOf(declared, list, currentSession()?.rol).filter(([, asked]) =>
    filteredFields(declared, asked.filter).every(name => filter[name] === undefined),
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
  return {
    views,
    view,
    setView,
    total: data?.total,
    counts: data?.vistas ?? {},
    own: data?.propias ?? none,
    isKnown: isFetched && data?.propias !== undefined,
  }
}

const none: readonly OwnView[] = []
