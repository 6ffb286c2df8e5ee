import Button from '@mui/material/Button'
import { useEvent } from 'ra-core'
import { lazy, Suspense, useState } from 'react'
import type { DoorMeta } from '../../../dataProvider/index.ts'
import { useResource } from '../../fields/useResource.ts'
import { useListState } from './useListState.ts'
import { useStart } from './useStart.ts'
import { useViews, type OwnView } from './useViews.ts'
import { ViewChips } from './ViewChips.tsx'

const ViewDialog = lazy(async () => ({ default: (await import('./ViewDialog.tsx')).ViewDialog }))

type Props = { resource: string; meta: DoorMeta; filter?: Readonly<Record<string, unknown>> }

/** Stands over a list that has views: all its rows, each declared part of them, and what people saved; and saves how the list is looked at now. */
export const ViewsBar = ({ resource, meta, filter }: Props) => {
  const { label } = useResource(resource)
  const { views, view, setView, total, counts, own, isKnown } = useViews(resource, meta, filter)
  const { now, isSpecial, isNow, apply } = useListState()
  const [start, setStart] = useStart(`${resource}.${meta.list ?? ''}.start`, own, isKnown)
  const [edited, setEdited] = useState<OwnView | 'new'>()
  const active = own.find(({ estado }) => isNow(estado))
  const choose = useEvent((name: string) => {
    const saved = own.find(({ id }) => id === name)
    if (saved) apply(saved.estado)
    else setView(name)
  })
  if (!views.length && !own.length && !(isKnown && isSpecial)) return null
  return (
    <>
      <ViewChips
        label="Vistas"
        chosen={active?.id ?? view}
        onChoose={choose}
        views={[
          { name: '', label: label.feminine ? 'Todas' : 'Todos', count: total },
          ...views.map(([name, { label: said }]) => ({ name, label: said, count: counts[name] })),
          ...own.map(({ id, nombre, cuantos, falla }) => ({ name: id, label: nombre, count: cuantos, fault: falla })),
        ]}
      >
        {(active ?? (isKnown && isSpecial)) && (
          <li>
            <Button size="small" color="inherit" onClick={() => setEdited(active ?? 'new')}>
              {active ? 'Opciones de la vista' : 'Guardar vista'}
            </Button>
          </li>
        )}
      </ViewChips>
      <Suspense>
        {edited && (
          <ViewDialog
            resource={resource}
            list={meta.list ?? ''}
            view={edited === 'new' ? undefined : edited}
            state={now}
            start={start}
            setStart={setStart}
            onClose={() => setEdited(undefined)}
          />
        )}
      </Suspense>
    </>
  )
}
