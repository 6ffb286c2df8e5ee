import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, type ReactNode } from 'react'

type Props = { titulo: string; cerrada?: string; onClose: () => void; children: ReactNode; acciones?: ReactNode }

/** Dialog of a class over its table; «Cerrar» leads back. `cerrada` is the reason why its students cannot change. (B §2, §8) */
export const VentanaDeClase = ({ titulo, cerrada, onClose, children, acciones }: Props) => {
  const id = useId()
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  return (
    <Dialog open fullScreen={narrow} maxWidth="lg" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <DialogContent>
        {cerrada && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {cerrada}
          </Alert>
        )}
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" color="inherit" onClick={onClose}>
          Cerrar
        </Button>
        {acciones}
      </DialogActions>
    </Dialog>
  )
}
