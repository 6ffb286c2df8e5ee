import PrintIcon from '@mui/icons-material/PrintOutlined'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { type ReactNode } from 'react'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import { EnPapel } from './EnPapel.tsx'

type Props = { de?: string; onClose: () => void; rejilla?: ReactNode; children?: ReactNode }

/** Dialog with a grid, which prints alone; «Cerrar» leads back. (B §2) */
export const MallaEnDialogo = ({ de, onClose, rejilla, children }: Props) => (
  <TitledDialog
    title="Malla curricular"
    maxWidth="xl"
    onClose={onClose}
    actions={
      <>
        {rejilla && (
          <Button variant="outlined" color="inherit" startIcon={<PrintIcon />} onClick={() => window.print()}>
            Imprimir
          </Button>
        )}
        <Button variant="contained" onClick={onClose}>
          Cerrar
        </Button>
      </>
    }
  >
    {de && (
      <Typography variant="h3" component="p" sx={{ mb: 1 }}>
        {de}
      </Typography>
    )}
    {rejilla ?? children}
    {rejilla && <EnPapel de={de}>{rejilla}</EnPapel>}
  </TitledDialog>
)
