import type { ThemeOptions } from '@mui/material/styles'

/** What `createTheme` takes for its components. Written as its own type: compared with another one, however alike, the type check takes half a minute. */
export type ComponentStyles = NonNullable<ThemeOptions['components']>
