import type {} from '@mui/material/themeCssVarsAugmentation'
import { esES } from '@mui/material/locale'
import { createTheme } from '@mui/material/styles'
import { base } from './base.ts'
import { buttons } from './buttons.ts'
import { dialogs } from './dialogs.ts'
import './fonts.css'
import { inputs } from './inputs.ts'
import { navigation } from './navigation.ts'
import { darkPalette, lightPalette } from './palette.ts'
import { surfaces } from './surfaces.ts'
import { tables } from './tables.ts'
import { typography } from './typography.ts'

/**
 * Theme of the app, for day and night. Both schemes live in CSS variables, so that choosing one
 * repaints nothing in React; `useColorScheme` of MUI keeps the choice (light, dark or the system's).
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data' },
  colorSchemes: { light: { palette: lightPalette }, dark: { palette: darkPalette } },
  motion: { reducedMotion: wantsStillness() ? 'always' : 'never' },
  shape: { borderRadius: 8 },
  mixins: { toolbar: {} },
  typography,
  components: { ...esES.components, ...base, ...buttons, ...dialogs, ...inputs, ...navigation, ...surfaces, ...tables },
})

/**
 * Tells whether the person prefers reduced motion, asked once: `system` would give every animated component a condition
 * and every button a watcher. Animations by style alone follow `page.css` at once.
 */
function wantsStillness() {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches
}
