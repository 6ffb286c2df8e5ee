import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'

type Props = { open: boolean; what?: string; onClose: () => void; onDiscard: () => void }

/** Dialog that asks before unsaved work is lost: by default, that of the open form. */
export const DiscardDialog = ({ open, what = here, onClose, onDiscard }: Props) => {
  const id = useId()
  return (
    <Dialog open={open} onClose={onClose} maxWidth="xs" aria-labelledby={id} aria-describedby={`${id}-texto`}>
      <DialogTitle id={id}>¿Salir sin guardar?</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-texto`}>{what}</DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onDiscard}>
          Salir sin guardar
        </Button>
        <Button variant="contained" autoFocus onClick={onClose}>
          Seguir editando
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const here = 'Lo que escribió o eligió y no ha guardado se perderá.'
