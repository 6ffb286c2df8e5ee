import type { ComponentStyles } from './ComponentStyles.ts'
import { onPaper } from './onPaper.ts'

/** Tabs, which mark the current place as the side menu does: a cochineal line and strong ink. Paper names the chosen one alone. */
export const navigation: ComponentStyles = {
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 42,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        ...onPaper({
          border: 0,
          '& [aria-selected=false], & .MuiTabs-indicator, & .MuiTabs-scrollButtons': { display: 'none' },
        }),
      }),
      indicator: { height: 3, borderRadius: '3px 3px 0 0' },
    },
  },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 42,
        paddingInline: 16,
        fontSize: '0.9375rem',
        '&:hover': { color: theme.vars.palette.text.primary },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      }),
    },
  },
  MuiListItemIcon: {
    styleOverrides: { root: ({ theme }) => ({ minWidth: 34, color: theme.vars.palette.text.secondary }) },
  },
  MuiDrawer: { styleOverrides: { paper: { borderRadius: 0 } } },
}
