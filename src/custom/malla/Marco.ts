import { styled } from '@mui/material/styles'
import type { Theme } from '@mui/material/styles'

/** Style of a grid on screen: columns that scroll sideways; on a phone, one cycle under the other. A sign and a word repeat each colour. */
export const Marco = styled('div')(({ theme }) => {
  const { vars, breakpoints } = theme
  return {
    color: vars.palette.text.primary,
    '& .encabezado': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'start',
      justifyContent: 'space-between',
      gap: 12,
      marginBottom: 12,
    },
    '& ul': { margin: 0, padding: 0, listStyle: 'none' },
    '& .leyenda': { display: 'flex', flexWrap: 'wrap', gap: 8 },
    '& .leyenda > li': { padding: '4px 10px', fontSize: '0.875rem' },
    '& .ciclos': {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(9.875rem, 1fr)',
      gap: 10,
      overflowX: 'auto',
      padding: 3,
      scrollbarWidth: 'thin',
    },
    '& section': { minWidth: 0 },
    '& section h2': { margin: '0 0 6px', fontSize: '0.9375rem' },
    '& section > ul': { display: 'flex', flexDirection: 'column', gap: 6 },
    '& [data-estado]': {
      border: `1px solid ${vars.palette.divider}`,
      borderLeftWidth: 4,
      borderRadius: 8,
      backgroundColor: vars.palette.common.white,
      printColorAdjust: 'exact',
      ...theme.applyStyles('dark', { backgroundColor: vars.palette.background.paper }),
    },
    '& section li': { display: 'flex', flexDirection: 'column', gap: 2, padding: '6px 8px', contain: 'layout style' },
    ...estado(theme, 'cursando', 'secondary', '#dde4fb'),
    ...estado(theme, 'aprobado', 'success', '#d6eddd'),
    ...estado(theme, 'reprobado', 'error', '#fadbd6'),
    '& .dato': {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 8,
      fontSize: '0.75rem',
      color: vars.palette.text.secondary,
    },
    '& .nombre': { flex: 1, fontSize: '0.9375rem', lineHeight: 1.25, overflowWrap: 'anywhere' },
    '& .estado': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: 8,
      fontSize: '0.8125rem',
      color: vars.palette.text.secondary,
    },
    '& .senal': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 4,
      fontWeight: 600,
      color: vars.palette.text.primary,
      '& svg': { fontSize: '1rem' },
    },
    '& b': { color: vars.palette.text.primary },
    [breakpoints.down('sm')]: {
      '& .ciclos': { display: 'flex', flexDirection: 'column', gap: 18, overflow: 'visible' },
    },
  }
})

const estado = (theme: Theme, nombre: string, color: 'secondary' | 'success' | 'error', deDia: string) => ({
  [`& [data-estado=${nombre}]`]: {
    borderColor: theme.vars.palette[color].main,
    backgroundColor: deDia,
    ...theme.applyStyles('dark', {
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette[color].main} 24%, ${theme.vars.palette.background.paper})`,
    }),
  },
  [`& [data-estado=${nombre}] svg`]: { color: theme.vars.palette[color].main },
})
