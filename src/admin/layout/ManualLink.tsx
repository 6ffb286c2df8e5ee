import Help from '@mui/icons-material/HelpOutlineOutlined'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Role } from '../../schema/account/roles.ts'

/** Link to the manual of the role, in a new tab. With little room it is its icon. */
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
