import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext } from 'ra-core'
import type { ReactNode, Ref } from 'react'
import type { RowCell } from '../../schema/screen.ts'
import { useResource } from '../fields/useResource.ts'
import { Loader } from '../loader/Loader.tsx'
import { EmptyList } from './EmptyList.tsx'
import { ListFailure } from './ListFailure.tsx'
import { NarrowRows } from './NarrowRows.tsx'
import type { Column } from './shownColumns.ts'
import { WideRows } from './WideRows.tsx'

type Props = {
  ref?: Ref<HTMLDivElement>
  columns: readonly Column[]
  /** Columns that a hand-made room draws. */
  cells?: readonly RowCell[]
  height: 420 | 450
  /** What each row offers; it finds its record around itself. */
  action?: ReactNode
  actionHeading?: string
}

/** The rows of the list around: as a table that scrolls in its own height, or, on a narrow screen, each on its own. Says so when there are none, or when they could not be read. */
export const RecordTable = ({ ref, columns, cells, height, action, actionHeading = 'Acciones' }: Props) => {
  const { label } = useResource()
  const { isPending, isFetching, error, total, refetch } = useListContext()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  const region = { ref, role: 'region', 'aria-label': label.many, 'aria-busy': isFetching, tabIndex: narrow ? -1 : 0 }
  if (isPending)
    return (
      <Box {...region} sx={{ height }}>
        <Loader />
      </Box>
    )
  if (error)
    return (
      <Box {...region}>
        <ListFailure busy={isFetching} onRetry={() => void refetch()} />
      </Box>
    )
  if (!total)
    return (
      <Box {...region}>
        <EmptyList />
      </Box>
    )
  if (narrow)
    return (
      <Box {...region}>
        <NarrowRows columns={columns} cells={cells} action={action} />
      </Box>
    )
  return (
    <Box {...region} sx={{ maxHeight: height, overflow: 'auto', scrollbarWidth: 'thin' }}>
      <WideRows columns={columns} cells={cells} action={action} actionHeading={actionHeading} />
    </Box>
  )
}
