import { useEvent } from 'ra-core'
import type { DoorMeta } from '../../../dataProvider/doorMeta.ts'
import { useResource } from '../../fields/useResource.ts'
import { allLabel } from './useChosenView.ts'
import { useListState } from './useListState.ts'
import { useRoom } from './useRoom.ts'
import { useViews } from './useViews.ts'
import { ViewChips } from './ViewChips.tsx'

type Props = { resource: string; meta: DoorMeta; filter?: Readonly<Record<string, unknown>> }

/** Bar over a list with views: all rows, the declared views, and the saved ones; nothing without any view. */
export const ViewsBar = ({ resource, meta, filter }: Props) => {
  const declared = useResource(resource)
  const { views, view, setView, total, counts, savedViews } = useViews(resource, meta, filter)
  const { isNow, apply } = useListState()
  const room = useRoom(`${resource} ${meta.list ?? ''}`, total === undefined ? undefined : { ...counts, '': total })
  const roomOf = (name: string) => ({ room: Number(room[name]) || undefined })
  const choose = useEvent((name: string) => {
    const saved = savedViews.find(({ id }) => id === name)
    if (saved) apply(saved.estado)
    else setView(name)
  })
  if (!views.length && !savedViews.length) return null
  return (
    <ViewChips
      label="Vistas"
      chosen={savedViews.find(({ estado }) => isNow(estado))?.id ?? view}
      onChoose={choose}
      views={[
        { name: '', label: allLabel(declared), count: total, ...roomOf('') },
        ...views.map(([name, { label: viewLabel }]) => ({
          name,
          label: viewLabel,
          count: counts[name],
          ...roomOf(name),
        })),
        ...savedViews.map(({ id, nombre, cuantos, falla }) => ({
          name: id,
          label: nombre,
          count: cuantos,
          fault: falla,
        })),
      ]}
    />
  )
}
