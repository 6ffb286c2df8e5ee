import type { CSSObject } from '@mui/material/styles'

/** A style that holds on paper only. */
export const onPaper = (style: CSSObject) => ({ '@media print': style })
