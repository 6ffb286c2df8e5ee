import Button from '@mui/material/Button'
import { Suspense, useState } from 'react'
import { openable } from '../../defer/openable.tsx'
import type { DoorMeta } from '../../../dataProvider/doorMeta.ts'
import { screenOnly } from '../../theme/screenOnly.ts'
import { useListState } from './useListState.ts'
import { useStart } from './useStart.ts'
import { useViews, type OwnView } from './useViews.ts'

const ViewDialog = openable(async () => (await import('./ViewDialog.tsx')).ViewDialog)

type Props = { resource: string; meta: DoorMeta; filter?: Readonly<Record<string, unknown>> }

/**
 * Button that saves the list's state as a view, or edits the saved view that equals it; also begins the list with the
 * chosen view. Beside «Buscar», so that its coming moves nothing.
 */
export const SaveView = ({ resource, meta, filter }: Props) => {
  const { savedViews, isKnown } = useViews(resource, meta, filter)
  const { now, isSpecial, isNow } = useListState()
  const [start, setStart] = useStart(`${resource}.${meta.list ?? ''}.start`, savedViews, isKnown)
  const [edited, setEdited] = useState<OwnView | 'new'>()
  const active = savedViews.find(({ estado }) => isNow(estado))
  return (
    <>
      {(active ?? (isKnown && isSpecial)) && (
        <Button
          size="small"
          color="inherit"
          sx={{ ...besideTheLabel, ...screenOnly }}
          onClick={() => setEdited(active ?? 'new')}
        >
          {active ? 'Opciones de la vista' : 'Guardar vista'}
        </Button>
      )}
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

/** As high as the line of a label, and above it, since the label is as wide. */
const besideTheLabel = { position: 'absolute', zIndex: 2, top: -3, right: 0, minHeight: 24, px: 0.5, py: 0 } as const
