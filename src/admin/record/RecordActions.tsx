import HistoryIcon from '@mui/icons-material/History'
import CorrectIcon from '@mui/icons-material/RuleOutlined'
import EditIcon from '@mui/icons-material/EditOutlined'
import PrintIcon from '@mui/icons-material/PrintOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useNotify, useRecordContext } from 'ra-core'
import { Suspense } from 'react'
import { currentSession } from '../../api/session.ts'
import { house } from '../../schema/house.ts'
import type { RowOpening } from '../../schema/names.ts'
import { sealOf } from '../../schema/record/sealOf.ts'
import { opened as words, useOpened } from '../address/useOpened.ts'
import { onIntent } from '../defer/onIntent.ts'
import { useResource } from '../fields/useResource.ts'
import { DeferredRecordDialog } from '../form/DeferredRecordDialog.tsx'
import { DeferredCorrectionDialog } from './DeferredCorrectionDialog.ts'
import { DeferredHistoryDialog } from '../history/DeferredHistoryDialog.tsx'
import { mayHere } from '../guard/mayHere.ts'
import { useReload } from '../list/useReload.ts'
import { rowOpeningNamed, type RowViewProps } from '../rooms.ts'
import { screenOnly } from '../theme/screenOnly.ts'

/** What can be done with the record around: its hand-made views, «Historial», «Corregir» and «Editar» where the role may, and «Imprimir». */
export const RecordActions = ({ opens }: { opens: readonly RowOpening[] }) => {
  const resource = useResource()
  const record = useRecordContext()
  const notify = useNotify()
  const reload = useReload(resource.name)
  const [over, open] = useOpened()
  if (!record) return null
  const edit = () => {
    const sealed = sealOf(resource, 'update', record)
    if (sealed) notify(sealed, { type: 'info' })
    else open({ how: words.update })
  }
  const rol = currentSession()?.rol
  const readsHistory = rol !== undefined && house().readsHistory?.(rol, resource) === true
  const { correct } = resource.write?.sealed ?? {}
  const correction = rol !== undefined && correct?.roles.includes(rol) && sealOf(resource, 'update', record) && correct
  const viewed = opens.find(name => name === over?.how)
  const mayEdit = mayHere(resource, 'update')
  const close = () => open()
  const done = () => {
    close()
    void reload()
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, ...screenOnly }}>
      {opens.map(name => {
        const { label, Icon } = rowOpeningNamed(name)
        return (
          <Button
            key={name}
            variant="outlined"
            color="inherit"
            startIcon={<Icon />}
            onClick={() => open({ how: name })}
          >
            {label}
          </Button>
        )
      })}
      {readsHistory && (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<HistoryIcon />}
          {...onIntent(DeferredHistoryDialog.preload)}
          onClick={() => open({ how: words.history })}
        >
          Historial
        </Button>
      )}
      <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => print()}>
        Imprimir
      </Button>
      {correction && (
        <Button
          variant="contained"
          startIcon={<CorrectIcon />}
          {...onIntent(DeferredCorrectionDialog.preload)}
          onClick={() => open({ how: words.correct })}
        >
          Corregir
        </Button>
      )}
      {mayEdit && (
        <Button variant="contained" startIcon={<EditIcon />} {...onIntent(DeferredRecordDialog.preload)} onClick={edit}>
          Editar
        </Button>
      )}
      <Suspense>
        {viewed && <OpenedView name={viewed} record={record} onClose={close} />}
        {readsHistory && over?.how === words.history && <DeferredHistoryDialog record={record} onClose={close} />}
        {correction && over?.how === words.correct && (
          <DeferredCorrectionDialog correction={correction} onClose={close} onDone={done} />
        )}
        {mayEdit && over?.how === words.update && !sealOf(resource, 'update', record) && (
          <DeferredRecordDialog opening={{ mode: 'update', record }} onClose={close} onDone={done} />
        )}
      </Suspense>
    </Box>
  )
}

const OpenedView = ({ name, ...props }: RowViewProps & { name: RowOpening }) => {
  const { View } = rowOpeningNamed(name)
  return <View {...props} />
}
