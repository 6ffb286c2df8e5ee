import type { Estilos } from './Estilos.ts'

/** A titled header, a body that scrolls, and a footer whose text stands left of its buttons. On a phone it fills the screen. */
export const dialogs: Estilos = {
  MuiBackdrop: {
    styleOverrides: {
      root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: 'rgba(35, 22, 14, 0.48)' } },
    },
  },
  MuiDialog: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      paper: ({ theme }) => ({
        borderRadius: 12,
        backgroundImage: 'none',
        [theme.breakpoints.down('sm')]: { margin: 12, width: 'calc(100% - 24px)', maxHeight: 'calc(100% - 24px)' },
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
      }),
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '20px 24px',
        '.MuiDialogTitle-root + &': { paddingTop: '20px !important' },
        [theme.breakpoints.down('sm')]: { paddingInline: 16 },
      }),
    },
  },
  MuiDialogContentText: { styleOverrides: { root: ({ theme }) => ({ color: theme.vars.palette.text.primary }) } },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        flexWrap: 'wrap',
        gap: 8,
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
