import Box from '@mui/material/Box'
import useMediaQuery from '@mui/material/useMediaQuery'
import { DataTableBase, useListContext } from 'ra-core'
import { Suspense, useEffect, type ReactNode, type Ref } from 'react'
import type { RowCell } from '../../schema/names.ts'
import { ApiError } from '../../api/ApiError.ts'
import { useForgottenQuery } from '../address/useForgottenQuery.ts'
import { part } from '../defer/part.tsx'
import { useResource } from '../fields/useResource.ts'
import { IconHelp } from '../layout/IconHelp.tsx'
import { Loader } from '../loader/Loader.tsx'
import { onPaper } from '../theme/onPaper.ts'
import { useBulk } from './bulk/useBulk.ts'
import { useDoor } from './DoorContext.ts'
import { EmptyList } from './EmptyList.tsx'
import { ListFailure } from './ListFailure.tsx'
import type { Column } from './shownColumns.ts'
import { columnsKey, useColumns } from './useColumns.ts'
import { WideRows } from './WideRows.tsx'

/** Loaded on narrow screens alone, while the rows are read. */
const NarrowRows = part(async () => (await import('./NarrowRows.tsx')).NarrowRows)

type Props = {
  ref?: Ref<HTMLDivElement>
  columns: readonly Column[]
  /** Columns that a hand-made room draws. */
  cells?: readonly RowCell[]
  height: 420 | 450
  empty?: string
  /** Actions of each row; they find their record in the context. */
  action?: ReactNode
  actionHeading?: string
  /** Forgets search, order and page, which may be the reason of a failed read. */
  onReset?: () => void
}

/** Rows of the surrounding list: a table that scrolls in its own height or, on a narrow screen, one block each. Says when there are none, or when they could not be read. */
export const RecordTable = ({
  ref,
  columns,
  cells,
  height,
  empty,
  action,
  actionHeading = 'Acciones',
  onReset,
}: Props) => {
  const { label, name } = useResource()
  const storeKey = columnsKey(name, useDoor().list)
  const { visible: visibleColumns } = useColumns(columns, storeKey)
  const { isPending, isFetching, error, total, refetch } = useListContext()
  useForgottenQuery(error instanceof ApiError && error.status === 422)
  const selectable = useBulk().length > 0
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  useEffect(() => {
    if (narrow) void NarrowRows.preload().catch(() => undefined)
  }, [narrow])
  const region = { ref, role: 'region', 'aria-label': label.many, 'aria-busy': isFetching, tabIndex: narrow ? -1 : 0 }
  if (error)
    return (
      <Box {...region}>
        <ListFailure busy={isFetching} onRetry={() => void refetch()} onReset={onReset} />
      </Box>
    )
  return (
    <Box
      {...region}
      sx={isPending ? { height } : narrow || total === 0 ? {} : { ...scrolls, maxHeight: height, ...unrolled }}
    >
      <DataTableBase
        storeKey={storeKey}
        hasBulkActions={selectable}
        loading={<Loader />}
        empty={<EmptyList text={empty} />}
      >
        <IconHelp>
          {narrow ? (
            <Suspense fallback={<Loader />}>
              <NarrowRows columns={visibleColumns} cells={cells} action={action} />
            </Suspense>
          ) : (
            <WideRows columns={visibleColumns} cells={cells} action={action} actionHeading={actionHeading} />
          )}
        </IconHelp>
      </DataTableBase>
    </Box>
  )
}

const scrolls = { overflow: 'auto', scrollbarWidth: 'thin' }

/** Shows all rows of the page on paper. */
const unrolled = onPaper({ maxHeight: 'none', overflow: 'visible' })
