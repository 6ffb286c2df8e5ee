import Box from '@mui/material/Box'
import { DataTable, useListContext } from 'react-admin'
import { useResource } from '../fields/useResource.ts'
import { headingOf } from '../fields/heading.ts'
import { isFigure, textOf } from '../fields/text.ts'
import type { Opening } from '../form/opening.ts'
import { EmptyList } from './EmptyList.tsx'
import { RowActions } from './RowActions.tsx'

type Props = { columns: readonly string[]; height: 420 | 450; onOpen?: (opening: Opening) => void }

/** The rows under headings that sort and stay in sight. On a narrow screen each row is a card. */
export const RecordTable = ({ columns, height, onOpen }: Props) => {
  const { fields, label } = useResource()
  const { isPending } = useListContext()
  return (
    <Box
      role="region" aria-label={label.many} tabIndex={0} aria-busy={isPending}
      sx={{ maxHeight: height, overflow: 'auto', scrollbarWidth: 'thin' }}
    >
      <DataTable bulkActionButtons={false} rowClick={false} empty={<EmptyList />} className="registros">
        {columns.flatMap(name => {
          const field = fields[name]
          return field
            ? [<DataTable.Col key={name} source={name} label={headingOf(field)} align={isFigure(field.kind) ? 'right' : 'left'} render={record => textOf(name, field, record)} disableSort={field.kind === 'computed'} />]
            : []
        })}
        {onOpen && <DataTable.Col label="Acciones" disableSort align="right"><RowActions onOpen={onOpen} /></DataTable.Col>}
      </DataTable>
    </Box>
  )
}
