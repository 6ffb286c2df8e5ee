import Help from '@mui/icons-material/HelpOutlineOutlined'
import Button from '@mui/material/Button'
import type { Role } from '../../schema/account/roles.ts'

/** The manual of the own role, in a tab of its own beside the work. */
export const ManualLink = ({ rol }: { rol: Role }) => (
  <Button
    component="a"
    href={`/manual/${rol}`}
    target="_blank"
    rel="noopener"
    size="small"
    color="inherit"
    startIcon={<Help />}
    sx={{ order: { xs: 2, sm: 'initial' } }}
  >
    Manual
  </Button>
)
