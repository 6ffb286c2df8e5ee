import type { CSSObject, Theme } from '@mui/material/styles'
import { screenOnly } from './screenOnly.ts'

/** What every row of a list has, dressed by its class once a page and not by each that is drawn. */
export const rows = (theme: Theme): CSSObject => {
  const { text, action, primary } = theme.vars.palette
  return {
    '.row-icon': {
      display: 'inline-flex',
      padding: 6,
      border: 0,
      borderRadius: 8,
      fontSize: '1.125rem',
      color: text.secondary,
      backgroundColor: 'transparent',
      cursor: 'pointer',
      ...screenOnly,
      '&:hover': { color: text.primary, backgroundColor: action.hover },
      '&[aria-disabled=true]': { opacity: 0.45 },
    },
    '.row-choice': {
      width: 18,
      height: 18,
      margin: 1,
      verticalAlign: 'middle',
      accentColor: primary.main,
      cursor: 'pointer',
    },
  }
}
