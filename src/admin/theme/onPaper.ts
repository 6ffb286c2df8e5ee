import type { CSSObject } from '@mui/material/styles'

/** Restricts a style to paper. */
export const onPaper = (style: CSSObject) => ({ '@media print': style })
