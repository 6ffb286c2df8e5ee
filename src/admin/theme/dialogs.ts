import type { ComponentStyles } from './ComponentStyles.ts'
import { inLowWindow } from './inLowWindow.ts'
import { onPaper } from './onPaper.ts'
import { screenOnly } from './screenOnly.ts'

/** Dialogs: a titled header, a body that scrolls, and a footer whose text stands left of its buttons. On a phone they nearly fill the screen; in a low window all scrolls; on paper they are a page. */
export const dialogs: ComponentStyles = {
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(35, 22, 14, 0.48)' }, ...screenOnly },
    },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      root: onPaper({ position: 'static' }),
      container: onPaper({ display: 'block', height: 'auto' }),
      paper: ({ theme }) => ({
        borderRadius: 12,
        backgroundImage: 'none',
        [theme.breakpoints.down('sm')]: { margin: 12, width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)' },
        ...inLowWindow({ scrollPaddingBlock: '40px 24px' }),
        ...onPaper({
          display: 'block',
          width: '100%',
          maxWidth: 'none',
          maxHeight: 'none',
          margin: 0,
          overflow: 'visible',
        }),
      }),
    },
  },
  MuiDialogTitle: {
    defaultProps: { variant: 'h2' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '16px 24px 14px',
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        [theme.breakpoints.down('sm')]: { paddingInline: 16 },
        ...onPaper({ padding: '0 0 8px' }),
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '20px 24px',
        '.MuiDialogTitle-root + &': { paddingTop: '20px !important' },
        [theme.breakpoints.down('sm')]: { paddingInline: 16 },
        ...inLowWindow({ flexShrink: 0, overflow: 'visible' }),
        ...onPaper({ padding: '16px 0', overflow: 'visible' }),
      }),
    },
  },
  MuiDialogContentText: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.primary }) } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: 8,
        ...screenOnly,
        padding: '12px 24px',
        borderTop: `1px solid ${theme.vars.palette.divider}`,
        '& > .MuiTypography-root': {
          marginRight: 'auto',
          fontSize: '0.875rem',
          color: theme.vars.palette.text.secondary,
        },
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        [theme.breakpoints.down('sm')]: { paddingInline: 16 },
      }),
    },
  },
}
