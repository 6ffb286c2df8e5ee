import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { FindBox } from './FindBox.tsx'

/** One box for every record, screen and action of the role, in a window of its own; on a phone it fills the screen. */
export const FindDialog = ({ onClose }: { onClose: () => void }) => {
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  return (
    <Dialog
      open
      fullScreen={narrow}
      maxWidth="sm"
      onClose={onClose}
      aria-label="Buscar en todo"
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
      slotProps={{ paper: { sx: { mt: { sm: '10vh' }, maxHeight: { sm: '75vh' } } } }}
    >
      <FindBox onClose={onClose} />
    </Dialog>
  )
}
