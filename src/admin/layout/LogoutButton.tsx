import Logout from '@mui/icons-material/LogoutOutlined'
import Button from '@mui/material/Button'
import { useLogout } from 'ra-core'
import { useState } from 'react'

/** Signs out at once; the session of this machine ends whether or not the call succeeds. (A §7) */
export const LogoutButton = () => {
  const logout = useLogout()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    void logout({}, undefined, false)
  }
  return (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      loading={leaving}
      loadingPosition="start"
      startIcon={<Logout />}
      onClick={leave}
      sx={{ '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } } }}
    >
      Cerrar sesión
    </Button>
  )
}
