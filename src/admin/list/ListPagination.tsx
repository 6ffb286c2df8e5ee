import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import TablePagination from '@mui/material/TablePagination'
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useListContext, useStore, useTranslate } from 'ra-core'
import { enCifras } from '../../language/enCifras.ts'
import { useResource } from '../fields/useResource.ts'
import { useDoor } from './DoorContext.ts'
import { pageSizes } from '../address/places.ts'
import { pageSizeKey } from './pageSizeKey.ts'

/** How many rows a page has, which page this is, and the way to the others, or, until they are counted, to the next; on a narrow screen only to those beside it. (A §2) */
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
      ActionsComponent={narrow ? undefined : Pages}
    />
  )
}

/** What a count is called that is not known yet. */
const uncounted = -1

/** A button per page. */
const Pages = ({ page, count, rowsPerPage, onPageChange }: TablePaginationActionsProps) => {
  const translate = useTranslate()
  return (
    <Pagination
      size="small"
      sx={oneLine}
      page={page + 1}
      count={count === uncounted ? page + 2 : Math.ceil(count / rowsPerPage)}
      onChange={(_, next) => onPageChange(null, next - 1)}
      renderItem={item => <PaginationItem {...item} page={item.page === null ? null : enCifras(item.page)} />}
      getItemAriaLabel={(type, number, selected) =>
        type !== 'page'
          ? translate(`ra.navigation.${type}`)
          : translate(selected ? 'ra.navigation.current_page' : 'ra.navigation.page', { page: number })
      }
    />
  )
}

const oneLine = { flexShrink: 0, '& ul': { flexWrap: 'nowrap' } }
