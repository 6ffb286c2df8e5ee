import Paper from '@mui/material/Paper'
import { ListBase, Pagination, useNotify } from 'react-admin'
import { useState } from 'react'
import type { DoorMeta } from '../../dataProvider/index.ts'
import type { RowOpening } from '../../schema/screen.ts'
import { useResource } from '../fields/useResource.ts'
import { RecordDialog } from '../form/RecordDialog.tsx'
import type { Opening } from '../form/opening.ts'
import { EmptyOnError } from './EmptyOnError.tsx'
import { ListToolbar } from './ListToolbar.tsx'
import { RecordTable } from './RecordTable.tsx'
import { shownColumns } from './shownColumns.ts'

type Props = {
  resource: string
  meta: DoorMeta
  columns?: readonly string[]
  /** Without it the list is read-only (basic): no «Agregar», no «Acciones». */
  editable?: boolean
  /** What else a row opens. */
  opens?: readonly RowOpening[]
  /** Only rows whose fields hold these values. */
  filter?: Readonly<Record<string, unknown>>
  /** Where page, search and order are remembered. */
  storeKey: string
  /** 450 where the table is the whole screen, 420 under tabs and selectors. */
  height?: 420 | 450
  /** What a person reads when the door fails, instead of the server's words. */
  error?: string
}

/** The table of a door: search, CSV, pages, and the dialog of its records. (A §2, Common table behaviour) */
export const ResourceList = ({ resource, meta, columns, editable = false, opens, filter, storeKey, height = 450, error }: Props) => {
  const declared = useResource(resource)
  const [opening, setOpening] = useState<Opening>()
  const notify = useNotify()
  const onError = () => notify(error ?? '', { type: 'error' })
  const shown = shownColumns(declared, meta.list ?? '', columns ?? declared.columns)
  return (
    <ListBase
      resource={resource} queryOptions={{ meta, ...(error ? { onError } : {}) }} filter={filter} perPage={10} sort={{ field: declared.sort ?? declared.key, order: 'ASC' }}
      storeKey={storeKey} disableSyncWithLocation disableAuthentication
    >
      <EmptyOnError>
        <ListToolbar columns={shown} onAdd={editable ? () => setOpening({ mode: 'create' }) : undefined} />
        <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
          <RecordTable columns={shown} height={height} opens={opens} onOpen={editable ? setOpening : undefined} />
          <Pagination rowsPerPageOptions={[10, 25, 35, 50]} />
        </Paper>
      </EmptyOnError>
      {opening && <RecordDialog key={`${opening.mode}${opening.record?.id ?? ''}`} opening={opening} meta={meta} onClose={() => setOpening(undefined)} />}
    </ListBase>
  )
}
