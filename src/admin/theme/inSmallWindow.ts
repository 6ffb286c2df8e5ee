import type { CSSObject } from '@mui/material/styles'
import { lowWindow } from './inLowWindow.ts'

/** Restricts a style to a phone, upright or on its side, and to windows as narrow or as low. */
export const inSmallWindow = (style: CSSObject) => ({ [`@media (max-width: 599.95px), ${lowWindow}`]: style })
