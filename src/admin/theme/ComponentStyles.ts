import type { ThemeOptions } from '@mui/material/styles'

/** Component styles that `createTheme` takes. Named here because comparing them with another type, however alike, takes the type check half a minute. */
export type ComponentStyles = NonNullable<ThemeOptions['components']>
