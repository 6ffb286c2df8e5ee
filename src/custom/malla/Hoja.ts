import { styled } from '@mui/material/styles'

/**
 * Letter sheet in landscape: a heading, and equal cells for as many columns as cycles and rows as the longest has
 * subjects. A long name gets the largest font that shows all of it.
 */
export const Hoja = styled('div')({
  width: '263mm',
  height: '198mm',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  '& > p': { margin: '0 0 1mm', fontSize: '9pt', lineHeight: 1.2 },
  '& > div': {
    display: 'flex',
    flexDirection: 'column',
    flex: 1,
    minHeight: 0,
    fontSize: 'clamp(6pt, calc(90pt / var(--ciclos)), 9pt)',
    lineHeight: 1.15,
  },
  '& > div .encabezado': { marginBottom: '2mm' },
  '& > div .encabezado p': { fontSize: '11pt', lineHeight: 1.2 },
  '& > div .leyenda > li': { padding: '0.5mm 2mm', fontSize: '8pt' },
  '& > div .MuiTypography-body1': { fontSize: '8pt' },
  '& > div .MuiLinearProgress-root': { display: 'none' },
  '& > div .ciclos': {
    flex: 1,
    minHeight: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(0, 1fr)',
    gap: '1mm',
    overflow: 'hidden',
    flexDirection: 'row',
    padding: 0,
  },
  '& > div section h2': { margin: '0 0 1mm', fontSize: '1.15em' },
  '& > div section > ul': {
    flex: 1,
    minHeight: 0,
    display: 'grid',
    gridTemplateRows: 'repeat(var(--filas), minmax(0, 1fr))',
    gap: '1mm',
  },
  '& > div section li': {
    gap: 0,
    padding: '0.6mm 1mm',
    borderLeftWidth: '1mm',
    borderRadius: '1mm',
    overflow: 'hidden',
  },
  '& > div .dato, & > div .estado': { fontSize: '0.85em', columnGap: '1mm' },
  '& > div section': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    '--ancho': 'calc(263 / var(--ciclos) - 4.6)',
    '--alto': 'max(161 / var(--filas) - 7.5, 2.5)',
  },
  '& > div section li:has(.estado)': { '--alto': 'max(161 / var(--filas) - 10.2, 2.5)' },
  '& > div .nombre': {
    fontSize:
      'min(1em, 1mm * var(--ancho) / (0.52 * min(var(--palabra), 24)), 1mm * sqrt(var(--ancho) * var(--alto) / (0.7 * var(--letras))))',
    lineHeight: 1.1,
    overflow: 'hidden',
  },
  '& > div .senal svg': { fontSize: '1.1em' },
})
