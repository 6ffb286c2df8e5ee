import Box from '@mui/material/Box'
import { ListBase, useNotify } from 'ra-core'
import type { ReactNode } from 'react'
import { FreshSelection } from '../../admin/list/bulk/FreshSelection.tsx'
import { Selection } from '../../admin/list/bulk/Selection.tsx'
import { listOf } from '../../admin/address/places.ts'
import { useResource } from '../../admin/fields/useResource.ts'
import { ActiveFilters } from '../../admin/list/filter/ActiveFilters.tsx'
import { FramedRows } from '../../admin/list/FramedRows.tsx'
import { EmptyOnError } from '../../admin/list/EmptyOnError.tsx'
import { ListPagination } from '../../admin/list/ListPagination.tsx'
import { DoorContext } from '../../admin/list/DoorContext.ts'
import { ListToolbar } from '../../admin/list/ListToolbar.tsx'
import { shownColumns } from '../../admin/list/shownColumns.ts'

type Props = {
  list: 'deClase' | 'porCursar' | 'porAgregar'
  params: Readonly<Record<string, string>>
  action?: ReactNode
  actionHeading?: string
  children?: ReactNode
}

/** List of students through one of a class's doors, like every table of records; `children` stand under it, within the list. */
export const ListaDeEstudiantes = ({ list, params, action, actionHeading, children }: Props) => {
  const notify = useNotify()
  const columns = shownColumns(useResource('estudiantes'), list, [
    'matricula',
    'nombreC',
    'clave_grupo',
    'semestre',
    'regular',
  ])
  const meta = { list, params }
  return (
    <ListBase
      resource="estudiantes"
      queryOptions={{ meta, onError: () => notify('Error al obtener los datos', { type: 'error' }) }}
      perPage={10}
      sort={{ field: 'apellidopaterno', order: 'ASC' }}
      storeKey={listOf('abierto')}
      disableSyncWithLocation
      disableAuthentication
    >
      <EmptyOnError>
        <DoorContext value={meta}>
          <FreshSelection />
          <ListToolbar columns={columns} meta={meta} />
          <ActiveFilters />
          <Selection />
          <FramedRows columns={columns} height={420} action={action} actionHeading={actionHeading}>
            <ListPagination />
          </FramedRows>
        </DoorContext>
        <Box>{children}</Box>
      </EmptyOnError>
    </ListBase>
  )
}
