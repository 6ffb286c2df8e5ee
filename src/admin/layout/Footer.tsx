import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { house } from '../../schema/house.ts'
import { screenOnly } from '../theme/screenOnly.ts'

/** Copyright line of every page. (A §2, Shell) */
export const Footer = memo(() => (
  <Typography
    component="footer"
    variant="caption"
    sx={{ px: { xs: 2, sm: 4 }, py: 2, color: 'text.secondary', ...screenOnly }}
  >
    {house().footer}
  </Typography>
))
