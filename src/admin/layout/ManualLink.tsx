import Help from '@mui/icons-material/HelpOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Role } from '../../schema/account/roles.ts'

/** The manual of the own role, in a tab of its own beside the work. Where there is little room the button is its icon. */
export const ManualLink = ({ rol }: { rol: Role }) => (
  <Button
    component="a"
    href={`/manual/${rol}`}
    target="_blank"
    rel="noopener"
    size="small"
    color="inherit"
    aria-label="Manual"
    sx={{ gap: 1, minWidth: 0 }}
  >
    <Help fontSize="small" />
    <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
      Manual
    </Box>
  </Button>
)
