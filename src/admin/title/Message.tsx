import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { PageTitle } from './PageTitle.tsx'

/** Page with only a message: its title, a line or two, and what to do next. */
export const Message = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <Stack sx={{ maxWidth: 640, py: { xs: 2, md: 6 }, alignItems: 'start' }}>
    <PageTitle>{title}</PageTitle>
    {text && <Typography sx={{ mb: 3, color: 'text.secondary' }}>{text}</Typography>}
    {children}
  </Stack>
)
