import TablePagination from '@mui/material/TablePagination'
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions'
import { useListContext, useStore, useTranslate } from 'ra-core'
import { useResource } from '../fields/useResource.ts'
import { useDoor } from './DoorContext.ts'
import { PageButtons, pagesOf, uncounted } from './PageButtons.tsx'
import { pageSizes } from '../address/places.ts'
import { pageSizeKey } from './pageSizeKey.ts'
import { usePageAhead } from './usePageAhead.ts'

/** Pagination: the rows of a page, the present page, and buttons to the others; to the next one alone until the rows are counted. (A §2) */
export const ListPagination = () => {
  const { isPending, page, perPage, total = uncounted, setPage, setPerPage } = useListContext()
  const [, setPreferred] = useStore(pageSizeKey(useResource().name, useDoor().list), 10)
  const translate = useTranslate()
  if (isPending || total === 0) return null
  return (
    <TablePagination
      component="div"
      count={total}
      page={(total === uncounted ? page : Math.min(page, Math.ceil(total / perPage))) - 1}
      rowsPerPage={perPage}
      rowsPerPageOptions={pageSizes}
      onPageChange={(_, next) => setPage(next + 1)}
      onRowsPerPageChange={event => {
        setPerPage(Number(event.target.value))
        setPreferred(Number(event.target.value))
      }}
      labelRowsPerPage={translate('ra.navigation.page_rows_per_page')}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', {
          offsetBegin: from,
          offsetEnd: to,
          total: count === uncounted ? '…' : count,
        })
      }
      ActionsComponent={Pages}
    />
  )
}

/** Buttons to the pages, which read theirs ahead. */
const Pages = (props: TablePaginationActionsProps) => (
  <PageButtons {...props} handlersOf={usePageAhead(pagesOf(props))} />
)
