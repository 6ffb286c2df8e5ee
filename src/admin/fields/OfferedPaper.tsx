import Paper, { type PaperProps } from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { createContext, use, type MouseEvent } from 'react'

/** Whether more records can be found than the box around offers at once. */
export const MoreOffered = createContext(false)

/** What the records of a box are offered on; under them, in sight wherever one scrolls, that there are more. */
export const OfferedPaper = ({ children, ...props }: PaperProps) => (
  <Paper {...props}>
    {children}
    {use(MoreOffered) && (
      <Typography role="status" variant="body2" onMouseDown={keepFocus} sx={more}>
        Hay más: escriba para encontrar lo que busca
      </Typography>
    )}
  </Paper>
)

/** The box stays open under a press. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const more = { px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' } as const
