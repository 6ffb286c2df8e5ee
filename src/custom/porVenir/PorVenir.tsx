import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import type { RaRecord } from 'react-admin'

type Props = { record: RaRecord; onClose: () => void }

/** The place of a view that is still to come. */
export const PorVenir = ({ record, onClose }: Props) => (
  <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby="por-venir">
    <DialogTitle id="por-venir">En construcción</DialogTitle>
    <DialogContent>
      <DialogContentText>{`Esta consulta de ${record.nombreC} estará disponible próximamente.`}</DialogContentText>
    </DialogContent>
    <DialogActions>
      <Button variant="contained" onClick={onClose}>Cerrar</Button>
    </DialogActions>
  </Dialog>
)
