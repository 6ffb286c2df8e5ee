import type { Theme } from '@mui/material/styles'
import { inSmallWindow } from './inSmallWindow.ts'
import { shadedEdges } from './shadedEdges.ts'

/** Style of a row of small buttons: as many lines as they need, but in a small window one that scrolls sideways. Its padding leaves room for the outline of the focused one. */
export const inOneLine = (theme: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  marginBottom: '12px',
  ...shadedEdges(theme, 'default'),
  ...inSmallWindow({
    flexWrap: 'nowrap',
    marginInline: '-16px',
    marginBottom: '8px',
    padding: '4px 16px',
    overflowX: 'auto',
  }),
  '& > *': { flexShrink: 0 },
})
