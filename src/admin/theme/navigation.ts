import type { Estilos } from './Estilos.ts'
import { screenOnly } from './screenOnly.ts'

/** Tabs and the side menu mark the current place in the same way: a cochineal line and strong ink. */
export const navigation: Estilos = {
  MuiTabs: {
    defaultProps: { variant: 'scrollable', scrollButtons: 'auto', allowScrollButtonsMobile: true },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 42,
        borderBottom: `1px solid ${theme.vars.palette.divider}`,
        ...screenOnly,
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
  MuiListItemButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: 40,
        paddingBlock: 4,
        borderRadius: 8,
        color: theme.vars.palette.text.primary,
        '&[aria-current="page"]': {
          fontWeight: 700,
          color: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.action.selected,
          boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
        },
        '&[aria-current="page"] .MuiListItemIcon-root': { color: 'inherit' },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      }),
    },
  },
  MuiListItemIcon: {
    styleOverrides: { root: ({ theme }) => ({ minWidth: 34, color: theme.vars.palette.text.secondary }) },
  },
  MuiListItemText: { styleOverrides: { primary: { fontSize: '0.9375rem', fontWeight: 'inherit', lineHeight: 1.3 } } },
  MuiDrawer: { styleOverrides: { paper: { borderRadius: 0 } } },
}
