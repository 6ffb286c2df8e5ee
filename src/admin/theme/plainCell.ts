import type { Theme } from '@mui/material/styles'

/** Style with which a table gives the plain cells of its body the look of MUI's: styling each by itself is half of what many rows cost. */
export const plainCell = ({ vars, typography }: Theme) => ({
  ...typography.body2,
  lineHeight: 1.35,
  color: vars.palette.text.primary,
  borderBottom: `1px solid ${vars.palette.divider}`,
})
