import Box from '@mui/material/Box'
import { styled } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

type Props = { title?: string; heading?: 'h3' | 'h4'; children: ReactNode }

/** Fields of a form that belong together, under their optional title. */
export const FormSection = ({ title, heading = 'h3', children }: Props) => (
  <Box component={title ? 'fieldset' : 'div'} sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
    {title && (
      <Typography component="legend" variant={heading} sx={{ mb: 1.5, p: 0 }}>
        {title}
      </Typography>
    )}
    <FieldGrid>{children}</FieldGrid>
  </Box>
)

/** Grid of fields, as many beside one another as find room. */
export const FieldGrid = styled('div')(({ theme }) => ({
  display: 'grid',
  columnGap: theme.spacing(2),
  rowGap: theme.spacing(1.75),
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
}))
