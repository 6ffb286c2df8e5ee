import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode } from 'react'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'

type Props = { titulo: string; cerrada?: string; onClose: () => void; children: ReactNode; acciones?: ReactNode }

/** Dialog of a class over its table; «Cerrar» leads back. `cerrada` is the reason why its students cannot change. (B §2, §8) */
export const VentanaDeClase = ({ titulo, cerrada, onClose, children, acciones }: Props) => {
  const narrow = useMediaQuery(theme => theme.breakpoints.down('sm'))
  return (
    <TitledDialog
      title={titulo}
      fullScreen={narrow}
      maxWidth="lg"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            Cerrar
          </Button>
          {acciones}
        </>
      }
    >
      {cerrada && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {cerrada}
        </Alert>
      )}
      {children}
    </TitledDialog>
  )
}
