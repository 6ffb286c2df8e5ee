import { esES } from '@mui/material/locale'
import type { ComponentStyles } from './ComponentStyles.ts'

/** Inputs: labels stand above their field and never move; the whole field is paper with an ink line. */
export const inputs: ComponentStyles = {
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true } },
  MuiFormControl: {
    defaultProps: { variant: 'outlined', size: 'small', margin: 'dense', fullWidth: true },
    styleOverrides: { root: { variants: [{ props: { margin: 'dense' }, style: { marginTop: 4, marginBottom: 0 } }] } },
  },
  MuiAutocomplete: {
    defaultProps: {
      ...esES.components?.MuiAutocomplete?.defaultProps,
      openText: 'Abrir',
      fullWidth: true,
      size: 'small',
    },
    styleOverrides: { tag: { height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal' } } },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 4,
        overflow: 'visible',
        whiteSpace: 'normal',
        fontSize: '0.875rem',
        fontWeight: 600,
        lineHeight: 1.35,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused': { color: theme.vars.palette.secondary.main },
        '&.Mui-error': { color: theme.vars.palette.error.main },
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
      asterisk: ({ theme }) => ({ color: theme.vars.palette.primary.main }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        borderRadius: 8,
        backgroundColor: theme.vars.palette.background.paper,
        fontSize: '0.9375rem',
        '&:hover:not(.Mui-disabled, .Mui-error) .MuiOutlinedInput-notchedOutline': {
          borderColor: theme.vars.palette.text.secondary,
        },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.secondary.main },
        '&.Mui-disabled, &.MuiInputBase-readOnly': { backgroundColor: theme.vars.palette.action.hover },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderColor: theme.alpha(theme.vars.palette.text.secondary, 0.6),
        '& legend': { display: 'none' },
      }),
      input: {
        paddingBlock: 8.5,
        // WebKit pales an unset date's sample (today) against the input's own background; over none it looks typed.
        '&[type=date]:enabled, &[type=time]:enabled': { backgroundColor: 'inherit', borderRadius: 'inherit' },
      },
    },
  },
  MuiInputBase: {
    defaultProps: { disableInjectingGlobalStyles: true },
    styleOverrides: {
      input: ({ theme }) => ({
        '&:focus-visible': { outline: 'none' },
        '&.Mui-disabled.Mui-disabled': { WebkitTextFillColor: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        margin: '2px 2px 0',
        fontSize: '0.8125rem',
        lineHeight: 1.35,
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary },
      }),
    },
  },
  MuiCheckbox: { styleOverrides: { root: { padding: 7 } } },
  MuiMenuItem: { styleOverrides: { root: { fontSize: '0.9375rem', minHeight: 36 } } },
}
