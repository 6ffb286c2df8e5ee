import type { ThemeOptions } from '@mui/material/styles'

const titles = "'Alegreya', Georgia, 'Times New Roman', serif"

/** Typefaces: a hyperlegible one for work, a book face for titles. */
export const typography: ThemeOptions['typography'] = {
  fontFamily: "'Atkinson Hyperlegible Next', system-ui, 'Segoe UI', sans-serif",
  fontWeightMedium: 600,
  fontWeightBold: 700,
  h1: { fontFamily: titles, fontSize: '1.875rem', fontWeight: 700, lineHeight: 1.2, letterSpacing: '-0.005em' },
  h2: { fontFamily: titles, fontSize: '1.375rem', fontWeight: 700, lineHeight: 1.3 },
  h3: { fontSize: '1.0625rem', fontWeight: 700, lineHeight: 1.35 },
  h4: { fontSize: '1rem', fontWeight: 700, lineHeight: 1.4 },
  h5: { fontSize: '1rem', fontWeight: 600, lineHeight: 1.4 },
  h6: { fontSize: '0.9375rem', fontWeight: 600, lineHeight: 1.4 },
  body1: { fontSize: '1rem', lineHeight: 1.55 },
  body2: { fontSize: '0.9375rem', lineHeight: 1.45 },
  caption: { fontSize: '0.8125rem', lineHeight: 1.4 },
  overline: { fontSize: '0.8125rem', fontWeight: 600, letterSpacing: '0.02em', textTransform: 'none', lineHeight: 1.4 },
  button: { fontSize: '0.9375rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
}
