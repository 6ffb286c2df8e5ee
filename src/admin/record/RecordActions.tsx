import HistoryIcon from '@mui/icons-material/History'
import CorrectIcon from '@mui/icons-material/RuleOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button, { type ButtonProps } from '@mui/material/Button'
import { useNotify, useRecordContext, type RaRecord } from 'ra-core'
import { Suspense } from 'react'
import { currentSession } from '../../api/session.ts'
import { house } from '../../schema/house.ts'
import type { RowOpening } from '../../schema/names.ts'
import { sealOf } from '../../schema/record/sealOf.ts'
import type { AnyResource, Correction } from '../../schema/resource.ts'
import { openingNames as words, useOpened } from '../address/useOpened.ts'
import { onIntent } from '../defer/onIntent.ts'
import { useResource } from '../fields/useResource.ts'
import { DeferredRecordDialog } from '../form/DeferredRecordDialog.tsx'
import { DeferredCorrectionDialog } from './DeferredCorrectionDialog.ts'
import { DeferredHistoryDialog } from '../history/DeferredHistoryDialog.tsx'
import { mayHere } from '../guard/mayHere.ts'
import { useReload } from '../list/useReload.ts'
import { rowOpeningNamed, type RowViewProps } from '../rooms.ts'
import { screenOnly } from '../theme/screenOnly.ts'

/** Buttons for the surrounding record: its hand-made views, «Historial», «Corregir» and «Editar» where the role may, and «Imprimir». */
export const RecordActions = ({ opens }: { opens: readonly RowOpening[] }) => {
  const resource = useResource()
  const record = useRecordContext()
  const notify = useNotify()
  const [openedPlace, open] = useOpened()
  if (!record) return null
  const sealed = sealOf(resource, 'update', record)
  const may = openingsOf(resource, sealed !== undefined)
  const edit = () => (sealed ? notify(sealed, { type: 'info' }) : open({ how: words.update }))
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...screenOnly }}>
      {opens.map(name => {
        const { label, Icon } = rowOpeningNamed(name)
        return (
          <Quiet key={name} startIcon={<Icon />} onClick={() => open({ how: name })}>
            {label}
          </Quiet>
        )
      })}
      {may.history && (
        <Quiet
          startIcon={<HistoryIcon />}
          {...onIntent(DeferredHistoryDialog.preload)}
          onClick={() => open({ how: words.history })}
        >
          Historial
        </Quiet>
      )}
      <Quiet startIcon={<PrintIcon />} onClick={() => print()}>
        Imprimir
      </Quiet>
      {may.correct && (
        <Button
          variant="contained"
          startIcon={<CorrectIcon />}
          {...onIntent(DeferredCorrectionDialog.preload)}
          onClick={() => open({ how: words.correct })}
        >
          Corregir
        </Button>
      )}
      {may.update && (
        <Button variant="contained" startIcon={<EditIcon />} {...onIntent(DeferredRecordDialog.preload)} onClick={edit}>
          Editar
        </Button>
      )}
      <OpenedOverRecord
        how={openedPlace?.how}
        record={record}
        views={opens}
        may={{ ...may, update: may.update && !sealed }}
        onClose={() => open()}
      />
    </Box>
  )
}

/** Openings of a record that the role has: its history, its form and, of a sealed record, its correction. */
type Openings = { history: boolean; correct: Correction | undefined; update: boolean }

const openingsOf = (resource: AnyResource, isSealed: boolean): Openings => {
  const role = currentSession()?.rol
  const { correct } = resource.write?.sealed ?? {}
  return {
    history: role !== undefined && house().readsHistory?.(role, resource) === true,
    correct: isSealed && role !== undefined && correct?.roles.includes(role) ? correct : undefined,
    update: mayHere(resource, 'update'),
  }
}

const Quiet = (props: ButtonProps) => <Button variant="outlined" color="inherit" {...props} />

type Opened = {
  how: string | undefined
  record: RaRecord
  views: readonly RowOpening[]
  may: Openings
  onClose: () => void
}

/** Draws the form or view that is open over the screen of a record, if the role may open it. */
const OpenedOverRecord = ({ how, record, views, may, onClose }: Opened) => {
  const reload = useReload(useResource().name)
  const view = views.find(name => name === how)
  const done = () => {
    onClose()
    void reload()
  }
  return (
    <Suspense>
      {view && <OpenedView name={view} record={record} onClose={onClose} />}
      {may.history && how === words.history && <DeferredHistoryDialog record={record} onClose={onClose} />}
      {may.correct && how === words.correct && (
        <DeferredCorrectionDialog correction={may.correct} onClose={onClose} onDone={done} />
      )}
      {may.update && how === words.update && (
        <DeferredRecordDialog opening={{ mode: 'update', record }} onClose={onClose} onDone={done} />
      )}
    </Suspense>
  )
}

const OpenedView = ({ name, ...props }: RowViewProps & { name: RowOpening }) => {
  const { View } = rowOpeningNamed(name)
  return <View {...props} />
}
