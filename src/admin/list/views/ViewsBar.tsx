import type { DoorMeta } from '../../../dataProvider/index.ts'
import { useResource } from '../../fields/useResource.ts'
import { ViewChips } from './ViewChips.tsx'
import { useViews } from './useViews.ts'

type Props = { resource: string; meta: DoorMeta; filter?: Readonly<Record<string, unknown>> }

/** Stands over a list that has views: all its rows, and each declared part of them. */
export const ViewsBar = ({ resource, meta, filter }: Props) => {
  const { views, view, setView, total, counts } = useViews(resource, meta, filter)
  const { label } = useResource(resource)
  if (!views.length) return null
  return (
    <ViewChips
      label="Vistas"
      chosen={view}
      onChoose={setView}
      views={[
        { name: '', label: label.feminine ? 'Todas' : 'Todos', count: total },
        ...views.map(([name, { label }]) => ({ name, label, count: counts[name] })),
      ]}
    />
  )
}
