import type { Estilos } from './Estilos.ts'
import { paper } from './paper.ts'
import { rows } from './rows.ts'

/** What every page starts from: ink on paper, tabular figures, one focus ring, no ripples, no motion for who asked for none; icons that cut nothing off, since each that does makes every frame dearer. */
export const base: Estilos = {
  MuiCssBaseline: {
    styleOverrides: theme => ({
      'html, body, #root': { minHeight: '100%' },
      body: {
        fontVariantNumeric: 'lining-nums tabular-nums',
        overflowWrap: 'break-word',
        scrollbarColor: `${theme.vars.palette.divider} transparent`,
      },
      ':focus-visible': { outline: `3px solid ${theme.vars.palette.secondary.main}`, outlineOffset: 2 },
      '::selection': {
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
      },
      '@media (prefers-reduced-motion: reduce)': {
        '*, *::before, *::after': {
          animationDuration: '0.01ms !important',
          animationIterationCount: '1 !important',
          transitionDuration: '0s !important',
        },
      },
      ...rows(theme),
      ...paper(theme),
    }),
  },
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
