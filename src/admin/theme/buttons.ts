import type { ComponentStyles } from './ComponentStyles.ts'
import { screenOnly } from './screenOnly.ts'

/** Flat buttons: filled for the one action of a place, outlined for the others; none on paper. */
export const buttons: ComponentStyles = {
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        paddingInline: 16,
        minHeight: 38,
        whiteSpace: 'nowrap',
        ...screenOnly,
        variants: [
          {
            props: { variant: 'contained', color: 'primary' },
            style: theme.applyStyles('dark', lamplit('#b83a58', '#a33049')),
          },
          {
            props: { variant: 'contained', color: 'error' },
            style: theme.applyStyles('dark', lamplit('#b5432f', '#9d3827')),
          },
        ],
      }),
      sizeSmall: { minHeight: 32, paddingInline: 12, fontSize: '0.875rem' },
      sizeLarge: { minHeight: 44, paddingInline: 22, fontSize: '1rem' },
      outlined: ({ theme }) => ({
        borderColor: theme.alpha(theme.vars.palette.text.secondary, 0.45),
        backgroundColor: theme.vars.palette.background.paper,
        '&:hover': { backgroundColor: theme.vars.palette.action.hover, borderColor: 'currentColor' },
      }),
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        ...screenOnly,
        color: theme.vars.palette.text.secondary,
        '&:hover': { color: theme.vars.palette.text.primary, backgroundColor: theme.vars.palette.action.hover },
      }),
      colorPrimary: ({ theme }) => ({ color: theme.vars.palette.primary.main }),
      colorError: ({ theme }) => ({ color: theme.vars.palette.error.main }),
      sizeSmall: { padding: 6 },
    },
  },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': {
          color: theme.vars.palette.primary.main,
          backgroundColor: theme.vars.palette.action.selected,
        },
      }),
    },
  },
}

/** Deep colours of a filled button in the dark scheme, where the lifted ones would glare. */
const lamplit = (backgroundColor: string, hovered: string) => ({
  color: '#ffffff',
  backgroundColor,
  '&:hover': { backgroundColor: hovered },
})
