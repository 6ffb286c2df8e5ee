import { esES } from '@mui/material/locale'
import type { ComponentStyles } from './ComponentStyles.ts'
import { onPaper } from './onPaper.ts'

/** Sheets of paper: a hairline instead of a shadow; only floating sheets cast one. Tooltips take no pointer, since they may lie over the next row's button. */
export const surfaces: ComponentStyles = {
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' }, rounded: { borderRadius: 12 } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({ borderColor: theme.vars.palette.divider, ...onPaper({ breakInside: 'avoid' }) }),
    },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 20, '&:last-child': { paddingBottom: 20 } } } },
  MuiCardActions: {
    styleOverrides: { root: { padding: '0 14px 14px', '.MuiCardContent-root:has(+ &)': { paddingBottom: 8 } } },
  },
  MuiAlert: {
    ...esES.components?.MuiAlert,
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'center',
        flexWrap: 'wrap',
        borderRadius: 10,
        fontSize: '0.9375rem',
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.background.paper,
        border: `1px solid ${theme.vars.palette.divider}`,
        borderLeftWidth: 5,
        variants: (['success', 'info', 'warning', 'error'] as const).map(severity => ({
          props: { severity },
          style: {
            borderLeftColor: theme.vars.palette[severity].main,
            '& .MuiAlert-icon': { color: theme.vars.palette[severity].main },
          },
        })),
      }),
      message: { flex: '1 1 11rem', minWidth: 0, overflowWrap: 'anywhere' },
      action: { paddingTop: 0, alignItems: 'center' },
    },
  },
  MuiTooltip: {
    defaultProps: { arrow: true, disableInteractive: true },
    styleOverrides: {
      popper: { pointerEvents: 'none' },
      tooltip: ({ theme }) => ({
        fontSize: '0.8125rem',
        color: theme.vars.palette.background.default,
        backgroundColor: theme.vars.palette.text.primary,
      }),
      arrow: ({ theme }) => ({ color: theme.vars.palette.text.primary }),
    },
  },
  MuiChip: { styleOverrides: { root: { fontSize: '0.8125rem', fontWeight: 600 } } },
  MuiAccordion: {
    defaultProps: { disableGutters: true, elevation: 0 },
    styleOverrides: { root: { backgroundColor: 'transparent', '&::before': { display: 'none' } } },
  },
}
