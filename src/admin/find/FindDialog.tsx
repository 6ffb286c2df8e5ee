import Dialog from '@mui/material/Dialog'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId } from 'react'
import { forReadersOnly } from '../theme/forReadersOnly.ts'
import { FindBox } from './FindBox.tsx'

type Props = {
  /** Text that the box begins with. */
  typed: string
  onClose: () => void
}

/** Dialog with one box for every record, screen and action of the role; on a phone it fills the screen. */
export const FindDialog = ({ typed, onClose }: Props) => {
  const id = useId()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  return (
    <Dialog
      open
      fullScreen={narrow}
      maxWidth="sm"
      onClose={onClose}
      aria-labelledby={id}
      sx={{ '& .MuiDialog-container': { alignItems: 'start' } }}
      slotProps={{ paper: { sx: { mt: { sm: '10vh' }, maxHeight: { sm: '75vh' } } } }}
    >
      <Typography id={id} component="h2" sx={forReadersOnly}>
        Encontrar
      </Typography>
      <FindBox typed={typed} onClose={onClose} />
    </Dialog>
  )
}
