import type { CSSObject, Theme } from '@mui/material/styles'

/** A style that holds on paper only. */
export const onPaper = (style: CSSObject) => ({ '@media print': style })

/** What a printed page starts from: white paper by daylight whatever the screen's colours; an open dialog alone, without the page under it; no heading parted from what follows. */
export const paper = (theme: Theme) => ({
  '@page': { margin: '14mm' },
  ...onPaper({
    'html[data-dark]': daylight(theme),
    'html, body': { background: 'white !important', overflow: 'visible !important', padding: '0 !important' },
    'body:has(> .MuiDialog-root) > #root, body > .MuiDialog-root:has(~ .MuiDialog-root)': { display: 'none' },
    'h1, h2, h3, h4': { breakAfter: 'avoid' },
  }),
})

/** The colours of the light scheme, as the theme writes them. */
const daylight = (theme: Theme): CSSObject =>
  Object.fromEntries(
    theme
      .generateStyleSheets()
      .flatMap(sheet => Object.entries(sheet))
      .flatMap(([selector, colours]) => (selector.includes('[data-light]') ? Object.entries(colours) : [])),
  )
