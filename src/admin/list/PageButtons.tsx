import Pagination from '@mui/material/Pagination'
import PaginationItem from '@mui/material/PaginationItem'
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useTranslate } from 'ra-core'
import type { DOMAttributes } from 'react'
import { enCifras } from '../../language/enCifras.ts'

type Props = TablePaginationActionsProps & {
  /** Returns further handlers of the button to a page, counted from 1. Default: none. */
  handlersOf?: (page: number) => DOMAttributes<HTMLElement>
}

/** Buttons of a `TablePagination` to its pages; to the neighbours alone on a narrow screen. (A §2) */
export const PageButtons = ({ handlersOf, ...props }: Props) => {
  const translate = useTranslate()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  return (
    <Pagination
      size={narrow ? 'large' : 'small'}
      sx={oneLine}
      page={props.page + 1}
      count={pagesOf(props)}
      onChange={(_, next) => props.onPageChange(null, next - 1)}
      renderItem={item =>
        narrow && item.type !== 'previous' && item.type !== 'next' ? null : (
          <PaginationItem
            {...item}
            {...(item.page !== null && handlersOf?.(item.page))}
            page={item.page === null ? null : enCifras(item.page)}
          />
        )
      }
      getItemAriaLabel={(type, number, selected) =>
        type !== 'page'
          ? translate(`ra.navigation.${type}`)
          : translate(selected ? 'ra.navigation.current_page' : 'ra.navigation.page', { page: number })
      }
    />
  )
}

/** Count of `TablePagination` for an unknown total. */
export const uncounted = -1

/** Counts the pages; until the rows are counted, the present one and the next. */
export const pagesOf = ({ page, count, rowsPerPage }: TablePaginationActionsProps) =>
  count === uncounted ? page + 2 : Math.ceil(count / rowsPerPage)

const oneLine = { flexShrink: 0, '& ul': { flexWrap: 'nowrap' } }
