import type { SxProps, Theme } from '@mui/material/styles'

/** One style for the whole sheet: rows that are laid out only while they are near, so that a key in one costs nothing in two hundred; headings and, where it is wider than its place, names stay in sight. */
export const estiloDeRejilla: SxProps<Theme> = ({ vars, breakpoints }) => ({
  border: 1, borderColor: 'divider', borderRadius: 1.5, bgcolor: 'background.paper', overflow: 'hidden', display: 'flex', flexDirection: 'column', containerType: 'inline-size',
  '& .hoja': { overflow: 'auto', maxHeight: 'max(360px, calc(100dvh - 470px))', scrollbarWidth: 'thin', scrollPadding: '44px 8px 8px 260px' },
  '& .fila': {
    display: 'grid', gridTemplateColumns: '40px 194px minmax(210px, 1.4fr) 96px 112px minmax(164px, 1fr) minmax(154px, 2fr)',
    minHeight: 38, alignItems: 'stretch', borderBottom: `1px solid ${vars.palette.divider}`,
    '.tramo:last-child > &:last-child': { borderBottom: 0 }, '&:hover, &:focus-within': { backgroundImage: `linear-gradient(${vars.palette.action.hover})` },
    '& > div': { display: 'flex', alignItems: 'center', paddingInline: '10px', minWidth: 0, fontSize: '0.9375rem' },
  },
  '& .fila, & .tramo': { minWidth: 970 },
  '& .tramo': { contentVisibility: 'auto', containIntrinsicBlockSize: 'auto 390px' },
  '& .titulos': { position: 'sticky', top: 0, zIndex: 3, fontWeight: 700, backgroundColor: vars.palette.background.default },
  '& .numero': { color: 'text.secondary', justifyContent: 'flex-end' },
  '& .matricula': { fontVariantNumeric: 'tabular-nums', color: 'text.secondary' },
  '& .nombre': { '& span': { lineHeight: 1.2, paddingBlock: '4px', overflowWrap: 'anywhere' }, '& small': { display: 'none' } },
  '@container (max-width: 969px)': { '& .nombre': { position: 'sticky', left: 0, zIndex: 1, backgroundColor: vars.palette.background.paper }, '& .titulos .nombre': { backgroundColor: vars.palette.background.default }, '& .fila:is(:hover, :focus-within) .nombre': { backgroundImage: `linear-gradient(${vars.palette.action.hover})` } },
  '& .asistencia, & .calificacion': { justifyContent: 'flex-end', textAlign: 'right', '& input': { textAlign: 'right' } },
  '& .celda': { borderLeft: `1px solid ${vars.palette.divider}` },
  '& .celda:not(.fija)': { display: 'block !important', padding: '0 !important' },
  '& .celda.fija span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& input': {
    display: 'block', width: '100%', height: '100%', contain: 'layout size', border: 0, paddingInline: '10px', font: 'inherit', color: 'inherit', background: 'transparent', outline: 0,
    '&:focus': { boxShadow: `inset 0 0 0 2px ${vars.palette.secondary.main}`, backgroundColor: vars.palette.background.paper },
  },
  '& .celda[aria-invalid] ': { backgroundColor: `color-mix(in srgb, ${vars.palette.error.main} 16%, transparent)`, '& input': { color: 'error.main', fontWeight: 600 }, '& input:focus': { boxShadow: `inset 0 0 0 2px ${vars.palette.error.main}` } },
  '& .estado': { display: 'flex', alignItems: 'center', minHeight: 34, paddingInline: '12px', borderTop: `1px solid ${vars.palette.divider}`, fontSize: '0.8125rem', color: 'text.secondary' },
  '& .estado.mal': { color: 'error.main', fontWeight: 600 },
  [breakpoints.up('lg')]: { '& .estado': { height: 34, contain: 'layout size' } },
  [breakpoints.down('sm')]: {
    '& .hoja': { maxHeight: '64dvh', scrollPadding: '44px 8px 8px 154px' },
    '& .fila, & .tramo': { minWidth: 704 },
    '& .fila': { gridTemplateColumns: '146px 86px 92px 160px 220px', minHeight: 46 },
    '& .numero, & .matricula': { display: 'none !important' },
    '& .fila .nombre': { flexDirection: 'column', alignItems: 'flex-start !important', justifyContent: 'center', paddingInline: '8px', paddingBlock: '5px', '& span': { maxWidth: '100%', paddingBlock: 0, fontSize: '0.875rem' }, '& small': { display: 'block', fontSize: '0.6875rem', color: 'text.secondary' } },
    '& .estado > span:last-of-type:not(:first-of-type)': { display: 'none' },
  },
})
