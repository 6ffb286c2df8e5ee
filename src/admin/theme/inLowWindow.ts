import type { CSSObject } from '@mui/material/styles'

/** Restricts a style to windows with no room beside a title and a footer: a laptop at 200 %, any screen at 400 %, a phone on its side. */
export const inLowWindow = (style: CSSObject) => ({ [`@media ${lowWindow}`]: style })

export const lowWindow = '(max-height: 420px)'
