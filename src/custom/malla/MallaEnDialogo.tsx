import PrintIcon from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Typography from '@mui/material/Typography'
import { useId, type ReactNode } from 'react'
import { EnPapel } from './EnPapel.tsx'

type Props = { de?: string; onClose: () => void; rejilla?: ReactNode; children?: ReactNode }

/** Dialog with a grid, which prints alone; «Cerrar» leads back. (B §2) */
export const MallaEnDialogo = ({ de, onClose, rejilla, children }: Props) => {
  const id = useId()
  return (
    <Dialog open maxWidth="xl" onClose={onClose} aria-labelledby={id}>
      <DialogTitle id={id}>Malla curricular</DialogTitle>
      <DialogContent>
        {de && (
          <Typography variant="h3" component="p" sx={{ mb: 1 }}>
            {de}
          </Typography>
        )}
        {rejilla ?? children}
      </DialogContent>
      <DialogActions>
        {rejilla && (
          <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()}>
            Imprimir
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Cerrar
        </Button>
      </DialogActions>
      {rejilla && <EnPapel de={de}>{rejilla}</EnPapel>}
    </Dialog>
  )
}
