import Box from '@mui/material/Box'
import PaginationItem from '@mui/material/PaginationItem'
import type { TablePaginationActionsProps } from '@mui/material/TablePaginationActions'
import useMediaQuery from '@mui/material/useMediaQuery'
import usePagination, { type UsePaginationItem } from '@mui/material/usePagination'
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
  const { items } = usePagination({
    page: props.page + 1,
    count: pagesOf(props),
    onChange: (_, next) => props.onPageChange(null, next - 1),
  })
  const label = ({ type, page, selected }: UsePaginationItem) =>
    type !== 'page'
      ? translate(`ra.navigation.${type}`)
      : translate(selected ? 'ra.navigation.current_page' : 'ra.navigation.page', { page })
  return (
    <Box component="nav" aria-label="Páginas" sx={oneLine}>
      <ul>
        {items
          .filter(({ type }) => !narrow || type === 'previous' || type === 'next')
          .map(item => (
            <li key={item.type === 'page' ? item.page : item.type}>
              <PaginationItem
                {...item}
                {...(item.page !== null && handlersOf?.(item.page))}
                size={narrow ? 'large' : 'small'}
                aria-label={item.type.endsWith('ellipsis') ? undefined : label(item)}
                page={item.page === null ? null : enCifras(item.page)}
              />
            </li>
          ))}
      </ul>
    </Box>
  )
}

/** Count of `TablePagination` for an unknown total. */
export const uncounted = -1

/** Counts the pages; until the rows are counted, the present one and the next. */
export const pagesOf = ({ page, count, rowsPerPage }: TablePaginationActionsProps) =>
  count === uncounted ? page + 2 : Math.ceil(count / rowsPerPage)

const oneLine = {
  flexShrink: 0,
  '& ul': { display: 'flex', alignItems: 'center', m: 0, p: 0, listStyle: 'none' },
}
