import { esES } from '@mui/material/locale'
import type { Theme } from '@mui/material/styles'
import type { ComponentStyles } from './ComponentStyles.ts'
import { onPaper } from './onPaper.ts'
import { plainCell } from './plainCell.ts'

/** Tables: dense rows split by hairlines under a heading that stays. On paper the heading stands on every page, the foot only under the last row, and the displayed range of records under all. */
export const tables: ComponentStyles = {
  MuiTable: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: ({ theme }) => ({ '&.records': records(theme) }) },
  },
  MuiTableContainer: {
    styleOverrides: {
      root: { scrollbarWidth: 'thin', ...onPaper({ overflow: 'visible', maxHeight: 'none !important' }) },
    },
  },
  MuiTableFooter: {
    styleOverrides: { root: onPaper({ display: 'table-row-group', breakBefore: 'avoid' }) },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, fontSize: '0.9375rem', lineHeight: 1.35 }),
      sizeSmall: { padding: '7px 12px' },
      head: ({ theme }) => ({
        fontSize: '0.875rem',
        fontWeight: 700,
        whiteSpace: 'nowrap',
        color: theme.vars.palette.text.secondary,
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.divider} 45%, ${theme.vars.palette.background.paper})`,
      }),
      paddingCheckbox: { padding: '0 8px', minWidth: 54 },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&.MuiTableRow-hover:hover': { backgroundColor: theme.vars.palette.action.hover },
        'tbody > &:last-of-type > .MuiTableCell-root': { borderBottom: 0 },
        ...onPaper({ breakInside: 'avoid' }),
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:hover': { color: theme.vars.palette.text.primary },
        '&.Mui-active': { color: theme.vars.palette.primary.main },
        '& .MuiTableSortLabel-icon': { fontSize: '1rem' },
      }),
    },
  },
  MuiTablePagination: {
    ...esES.components?.MuiTablePagination,
    styleOverrides: {
      root: ({ theme }) => ({
        display: 'block',
        color: theme.vars.palette.text.secondary,
        overflow: 'hidden',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        ...onPaper({
          '& .MuiTablePagination-toolbar > *': { display: 'none' },
          '& .MuiTablePagination-toolbar > .MuiTablePagination-displayedRows': { display: 'block' },
        }),
      }),
      toolbar: ({ theme }) => ({
        minHeight: 48,
        gap: 4,
        [theme.breakpoints.down('sm')]: { flexWrap: 'wrap', justifyContent: 'center', paddingInline: 8 },
      }),
      selectLabel: { fontSize: '0.875rem', margin: 0 },
      displayedRows: { fontSize: '0.875rem', margin: 0 },
      spacer: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { display: 'none' } }),
    },
  },
  MuiPaginationItem: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        fontSize: '0.875rem',
        '&.Mui-selected': {
          fontWeight: 700,
          color: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.action.selected,
        },
      }),
    },
  },
}

/** Longest text that stays on one line in a table (characters). */
export const lineLength = 12

/** Styles of the tables of records: columns share the width, longer texts wrap, codes and figures never break. Only what still does not fit scrolls, never the actions. */
const records = (theme: Theme) => {
  const { vars } = theme
  const { paper } = vars.palette.background
  const heading = `color-mix(in srgb, ${vars.palette.divider} 45%, ${paper})`
  return {
    width: '100%',
    '& tbody tr': { verticalAlign: 'middle', backgroundColor: paper, ...onPaper({ breakInside: 'avoid' }) },
    '& tbody tr:hover': { backgroundColor: `color-mix(in srgb, ${vars.palette.divider} 28%, ${paper})` },
    '& tbody td': {
      ...plainCell(theme),
      padding: '7px 8px',
      maxWidth: '38ch',
      whiteSpace: 'nowrap',
    },
    '& tbody tr:last-of-type td': { borderBottom: 0 },
    '& td.figure': { textAlign: 'right' },
    '& thead th': { paddingInline: 8, backgroundColor: heading, whiteSpace: 'normal' },
    // Takes the arrow of an inactive heading out of the layout, so that it takes no width from the texts under it.
    '& .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon': {
      position: 'absolute',
      insetInlineStart: '100%',
      margin: 0,
    },
    '& :is(.MuiTableCell-alignRight, th:last-of-type) .MuiTableSortLabel-root:not(.Mui-active) .MuiTableSortLabel-icon':
      {
        insetInline: 'auto 100%',
      },
    '& .choice.choice': { minWidth: 54, width: 54, paddingBlock: 0 },
    '& .lines': {
      // Four lines show what tells one group, programme or surname from the next; only longer texts are cut.
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: '4',
      minWidth: '9ch',
      whiteSpace: 'normal',
      overflow: 'hidden',
      overflowWrap: 'anywhere',
      hyphens: 'auto',
    },
    // The text that links to the record is never cut short, and most names take two lines.
    '& a .lines': { WebkitLineClamp: 'none', minWidth: '13ch' },
    '&.dense thead th, &.dense tbody td': { paddingInline: 5 },
    '&.dense .choice.choice': { minWidth: 40, width: 40 },
    '&.dense .lines': { minWidth: '7.5ch' },
    '&.dense a .lines': { minWidth: '13ch' },
    '& .actions': { position: 'sticky', right: 0, boxShadow: `-1px 0 0 ${vars.palette.divider}` },
    '& thead .actions': { zIndex: 3 },
    '& tbody .actions': { paddingBlock: 2, backgroundColor: 'inherit' },
    ...onPaper({
      width: '100%',
      '& thead th, & tbody td': { padding: '3px 6px', fontSize: '0.6875rem', whiteSpace: 'normal' },
      '& tbody td': { maxWidth: 'none' },
      '& .lines': { display: 'inline', minWidth: 0, overflowWrap: 'break-word' },
      '& .actions, & .choice, & .MuiTableSortLabel-icon': { display: 'none' },
    }),
  }
}
