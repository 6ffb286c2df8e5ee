import { styled } from '@mui/material/styles'

/** Where the cycles of an edited grid stand side by side, all as tall as the longest, which scrolls; on a phone, one under the other. */
export const Tablero = styled('div')(({ theme: { vars, breakpoints, spacing } }) => ({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 244,
  gap: spacing(1.5),
  maxHeight: 'min(64vh, 760px)',
  overflow: 'auto',
  padding: 2,
  scrollbarWidth: 'thin',
  '& section': {
    position: 'relative', display: 'flex', flexDirection: 'column', gap: 8, padding: '0 10px 10px', contain: 'layout style',
    border: `1px solid ${vars.palette.divider}`, borderRadius: 10, backgroundColor: vars.palette.background.default,
  },
  '& header': {
    position: 'sticky', top: -2, zIndex: 1, display: 'flex', alignItems: 'center', gap: 8, minHeight: 44, margin: '0 -10px', padding: '2px 4px 2px 12px',
    borderRadius: '10px 10px 0 0', borderBottom: `1px solid ${vars.palette.divider}`, backgroundColor: vars.palette.background.default,
  },
  '& h3': { margin: 0, fontSize: '1rem' },
  '& header > span': { marginLeft: 'auto', fontSize: '0.8125rem', color: vars.palette.text.secondary },
  '& ol': { display: 'flex', flexDirection: 'column', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
  '& p': { margin: 0, padding: '18px 0', textAlign: 'center', color: vars.palette.text.secondary, border: `1px dashed ${vars.palette.divider}`, borderRadius: 8 },
  '& li': {
    position: 'relative', display: 'grid', gridTemplateColumns: '28px minmax(0, 1fr) auto', alignItems: 'center', columnGap: 4, padding: '6px 8px 6px 2px',
    border: `1px solid ${vars.palette.divider}`, borderRadius: 8, backgroundColor: vars.palette.background.paper, contain: 'layout style',
    '&[draggable=true]': { cursor: 'grab' },
    '&[data-arrastrada]': { opacity: 0.4 },
  },
  '& .asa': { gridRow: '1 / span 3', alignSelf: 'stretch', padding: 0, cursor: 'inherit' },
  '& .dato': { gridColumn: '2 / span 2', display: 'flex', justifyContent: 'space-between', gap: 8, fontSize: '0.75rem', color: vars.palette.text.secondary },
  '& .nombre': { gridColumn: 2, fontSize: '0.9375rem', lineHeight: 1.25, overflowWrap: 'anywhere' },
  '& li > button': {
    border: 0, borderRadius: 6, font: 'inherit', color: vars.palette.text.secondary, backgroundColor: 'transparent',
    '&:hover:not(:disabled)': { color: vars.palette.text.primary, backgroundColor: vars.palette.action.hover },
    '&:disabled': { color: vars.palette.text.disabled },
  },
  '& .quitar': { padding: '4px 6px', fontSize: '0.8125rem', fontWeight: 600, cursor: 'pointer', '&:disabled': { cursor: 'default' } },
  '& [data-cae]::after': { content: '""', position: 'absolute', left: 0, right: 0, height: 3, borderRadius: 2, backgroundColor: vars.palette.secondary.main, pointerEvents: 'none' },
  '& li[data-cae=antes]::after': { top: -6 },
  '& li[data-cae=despues]::after': { bottom: -6 },
  '& section[data-cae=final]::after': { bottom: 2, left: 10, right: 10 },
  [breakpoints.down('sm')]: { gridAutoFlow: 'row', gridAutoColumns: 'auto', maxHeight: 'none', overflow: 'visible', '& header': { position: 'static' } },
}))
