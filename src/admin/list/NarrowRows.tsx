import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import {
  RecordContextProvider,
  useDataTableConfigContext,
  useDataTableDataContext,
  useListContext,
  type RaRecord,
} from 'ra-core'
import type { ReactNode } from 'react'
import { rowCellNamed } from '../rooms.ts'
import type { RowCell } from '../../schema/names.ts'
import { headingOf } from '../../schema/record/headingOf.ts'
import { isCode } from '../fields/isCode.ts'
import { shownTextOf, titleOf } from '../../schema/record/text.ts'
import { useResource } from '../fields/useResource.ts'
import { WholeCodes } from '../fields/WholeCodes.tsx'
import { RecordLink } from '../record/RecordLink.tsx'
import { SelectBox } from './bulk/SelectBox.tsx'
import { useLongPress } from './bulk/useLongPress.ts'
import { NarrowSort } from './NarrowSort.tsx'
import { RowCellView } from './RowCellView.tsx'
import type { Column } from './shownColumns.ts'

type Props = { columns: readonly Column[]; cells?: readonly RowCell[]; action?: ReactNode }

/** Rows of a table on a phone: each with its title, its values under their headings, and its actions. */
export const NarrowRows = ({ columns, cells, action }: Props) => {
  const data = useDataTableDataContext() ?? []
  const { label } = useResource()
  return (
    <>
      <NarrowSort columns={columns} />
      <Box component="ul" aria-label={label.many} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(record => (
          <RecordContextProvider value={record} key={record.id}>
            <NarrowRow record={record} columns={columns} cells={cells} action={action} />
          </RecordContextProvider>
        ))}
      </Box>
    </>
  )
}

const NarrowRow = ({ record, columns, cells = [], action }: Props & { record: RaRecord }) => {
  const resource = useResource()
  const { title } = resource
  const { hasBulkActions } = useDataTableConfigContext()
  const { onToggleItem } = useListContext()
  const pressHandlers = useLongPress(() => onToggleItem(record.id))
  const rest = columns.filter(({ source }) => source !== title)
  return (
    <Box
      component="li"
      {...(hasBulkActions && pressHandlers)}
      sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider', ...(hasBulkActions && heldOn) }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
        {hasBulkActions && (
          <Box component="label" sx={{ m: '-12px', p: '12px' }}>
            <SelectBox />
          </Box>
        )}
        <Typography sx={{ fontWeight: 700, flex: '1 1 50%', ...(isCode(resource, title) && { whiteSpace: 'nowrap' }) }}>
          <RecordLink resource={resource.name} id={record.id}>
            <WholeCodes text={titleOf(resource, record)} />
          </RecordLink>
        </Typography>
        <Box sx={{ mx: '-6px' }}>{action}</Box>
      </Box>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: 'minmax(68px, 38%) minmax(min-content, 1fr)',
          gap: '2px 12px',
          m: 0,
          fontSize: '0.9375rem',
          '& dt': { color: 'text.secondary', overflowWrap: 'anywhere' },
          '& dd': { m: 0, overflowWrap: 'anywhere' },
          '& .code': { whiteSpace: 'nowrap' },
        }}
      >
        {rest.flatMap(({ source, field, code }) => [
          <dt key={`${source}-t`}>{headingOf(field)}</dt>,
          <dd key={source} className={code && field.kind !== 'id' ? 'code' : undefined}>
            <WholeCodes text={shownTextOf(source, field, record)} />
          </dd>,
        ])}
        {cells.flatMap(name => [
          <dt key={`${name}-t`}>{rowCellNamed(name).label}</dt>,
          <dd key={name}>
            <RowCellView name={name} />
          </dd>,
        ])}
      </Box>
    </Box>
  )
}

/** Prevents a long press, which selects the row, from selecting its text. */
const heldOn = { '@media (pointer: coarse)': { userSelect: 'none', WebkitTouchCallout: 'none' } }
