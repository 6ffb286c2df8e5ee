import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import TablePagination from '@mui/material/TablePagination'
import TablePaginationActions, { type TablePaginationActionsProps } from '@mui/material/TablePaginationActions'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext, useStore, useTranslate } from 'ra-core'
import { enCifras } from '../../language/enCifras.ts'
import { useResource } from '../fields/useResource.ts'
import { useDoor } from './DoorContext.ts'
import { pageSizes } from '../address/places.ts'
import { pageSizeKey } from './pageSizeKey.ts'
import { usePageAhead } from './usePageAhead.ts'

/** Pagination: the rows of a page, the present page, and buttons to the others; to the next one alone until the rows are counted, and to the neighbours on a narrow screen. (A §2) */
export const ListPagination = () => {
  const { isPending, page, perPage, total = uncounted, setPage, setPerPage } = useListContext()
  const [, setPreferred] = useStore(pageSizeKey(useResource().name, useDoor().list), 10)
  const translate = useTranslate()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
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
      getItemAriaLabel={type => translate(`ra.navigation.${type}`)}
      labelDisplayedRows={({ from, to, count }) =>
        translate('ra.navigation.page_range_info', {
          offsetBegin: from,
          offsetEnd: to,
          total: count === uncounted ? '…' : count,
        })
      }
      ActionsComponent={narrow ? Neighbours : Pages}
    />
  )
}

/** Count of `TablePagination` for an unknown total. */
const uncounted = -1

/** Buttons to the page before and the page after. */
const Neighbours = (props: TablePaginationActionsProps) => {
  const ahead = usePageAhead(pagesOf(props))
  return (
    <TablePaginationActions
      {...props}
      slotProps={{ previousButton: ahead(props.page), nextButton: ahead(props.page + 2) }}
    />
  )
}

/** Buttons to the pages. */
const Pages = (props: TablePaginationActionsProps) => {
  const translate = useTranslate()
  const pages = pagesOf(props)
  const ahead = usePageAhead(pages)
  return (
    <Pagination
      size="small"
      sx={oneLine}
      page={props.page + 1}
      count={pages}
      onChange={(_, next) => props.onPageChange(null, next - 1)}
      renderItem={item => (
        <PaginationItem
          {...item}
          {...(item.page !== null && ahead(item.page))}
          page={item.page === null ? null : enCifras(item.page)}
        />
      )}
      getItemAriaLabel={(type, number, selected) =>
        type !== 'page'
          ? translate(`ra.navigation.${type}`)
          : translate(selected ? 'ra.navigation.current_page' : 'ra.navigation.page', { page: number })
      }
    />
  )
}

/** Counts the pages; until the rows are counted, the present one and the next. */
const pagesOf = ({ page, count, rowsPerPage }: TablePaginationActionsProps) =>
  count === uncounted ? page + 2 : Math.ceil(count / rowsPerPage)

const oneLine = { flexShrink: 0, '& ul': { flexWrap: 'nowrap' } }
