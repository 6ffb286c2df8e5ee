import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { RecordContextProvider, useListContext, type RaRecord } from 'react-admin'
import { headingOf } from '../fields/heading.ts'
import { textOf } from '../fields/text.ts'
import type { RowOpening } from '../../schema/screen.ts'
import { useResource } from '../fields/useResource.ts'
import type { Opening } from '../form/opening.ts'
import { EmptyList } from './EmptyList.tsx'
import { NarrowSort } from './NarrowSort.tsx'
import { RowActions } from './RowActions.tsx'
import type { Column } from './shownColumns.ts'

type Props = { columns: readonly Column[]; opens?: readonly RowOpening[]; onOpen?: (opening: Opening) => void }

/** The rows of a table on a phone: the title of each, its values with their headings, its actions. */
export const NarrowRows = ({ columns, opens, onOpen }: Props) => {
  const { data = [], isPending } = useListContext()
  const { label } = useResource()
  if (!isPending && !data.length) return <EmptyList />
  return (
    <>
      <NarrowSort columns={columns} />
      <Box component="ul" aria-label={label.many} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.map(record => (
          <RecordContextProvider value={record} key={record.id}>
            <NarrowRow record={record} columns={columns} opens={opens} onOpen={onOpen} />
          </RecordContextProvider>
        ))}
      </Box>
    </>
  )
}

const NarrowRow = ({ record, columns, opens, onOpen }: Props & { record: RaRecord }) => {
  const { title } = useResource()
  const rest = columns.filter(({ source }) => source !== title)
  return (
    <Box component="li" sx={{ px: 2, py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Box sx={{ display: 'flex', alignItems: 'start', justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 700 }}>{String(record[title] ?? '')}</Typography>
        {(onOpen ?? opens) && <RowActions opens={opens} onOpen={onOpen} />}
      </Box>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'minmax(96px, 38%) 1fr', gap: '2px 12px', m: 0, fontSize: '0.9375rem', '& dt': { color: 'text.secondary' }, '& dd': { m: 0, overflowWrap: 'anywhere' } }}>
        {rest.flatMap(({ source, field }) => [<dt key={`${source}-t`}>{headingOf(field)}</dt>, <dd key={source}>{textOf(source, field, record)}</dd>])}
      </Box>
    </Box>
  )
}
