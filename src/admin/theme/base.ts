import type { ComponentStyles } from './ComponentStyles.ts'

/** Styles of every control: one focus ring and no ripples; icons without clipping, which makes every frame dearer. */
export const base: ComponentStyles = {
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: {
      root: ({ theme }) => ({
        '&.Mui-focusVisible': { outline: `3px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
      }),
    },
  },
  MuiSvgIcon: { styleOverrides: { root: { overflow: 'visible' } } },
  MuiLink: {
    defaultProps: { underline: 'always' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.secondary.main,
        textUnderlineOffset: '0.18em',
        textDecorationThickness: 1,
        '&:hover': { textDecorationThickness: 2 },
      }),
    },
  },
}
