import { useListContext } from 'ra-core'
import { currentSession } from '../../../api/session.ts'
import { viewsOf } from '../../../schema/filters/listViews.ts'
import type { AnyResource } from '../../../schema/resource.ts'
import { useResource } from '../../fields/useResource.ts'
import { useDoor } from '../DoorContext.ts'
import { useListState } from './useListState.ts'

/** Returns the declared view that narrows the surrounding list: its label, that of all rows, and `leave`, which keeps search, filters and order; undefined without one. */
export const useChosenView = () => {
  const { filter } = useListContext()
  const resource = useResource()
  const { list = '' } = useDoor()
  const { now, apply } = useListState()
  const [, view] = viewsOf(resource, list, currentSession()?.rol).find(([name]) => name === filter?.vista) ?? []
  return view && { label: view.label, allLabel: allLabel(resource), leave: () => apply({ ...now, vista: '' }) }
}

/** Returns the name of a list without any view. */
export const allLabel = ({ label }: AnyResource) => (label.feminine ? 'Todas' : 'Todos')
