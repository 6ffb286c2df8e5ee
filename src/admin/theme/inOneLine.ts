/** Style of a row of small buttons: on a phone one line that scrolls sideways, elsewhere as many lines as they need. Its padding leaves room for the outline of the focused one. */
export const inOneLine = {
  display: 'flex',
  flexWrap: { xs: 'nowrap', sm: 'wrap' },
  overflowX: { xs: 'auto', sm: 'visible' },
  scrollbarWidth: 'none',
  mx: { xs: -2, sm: 0 },
  px: { xs: 2, sm: 0 },
  py: { xs: 0.5, sm: 0 },
  '& > *': { flexShrink: 0 },
} as const
