import Paper, { type PaperProps } from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { createContext, use, type MouseEvent } from 'react'

/** Tells whether there are more records than the surrounding box offers at once. */
export const MoreOffered = createContext(false)

/** Paper of an Autocomplete, with a line under the options that stays in sight and says that there are more. */
export const OfferedPaper = ({ children, ...props }: PaperProps) => (
  <Paper {...props}>
    {children}
    {use(MoreOffered) && (
      <Typography role="status" variant="body2" onMouseDown={keepFocus} sx={belowTheOptions}>
        Hay más: escriba para encontrar lo que busca
      </Typography>
    )}
  </Paper>
)

/** Prevents a press from taking the focus, which would close the box. */
const keepFocus = (event: MouseEvent) => event.preventDefault()

const belowTheOptions = { px: 2, py: 1, borderTop: 1, borderColor: 'divider', color: 'text.secondary' } as const
