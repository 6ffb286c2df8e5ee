import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import { styled } from '@mui/material/styles'
import { useNotify } from 'ra-core'
import { useId } from 'react'

type Props = { codigos: readonly string[]; onClose: () => void }

/** Dialog that shows the recovery codes, only once. */
export const Codigos = ({ codigos, onClose }: Props) => {
  const id = useId()
  const notify = useNotify()
  const copiar = () =>
    navigator.clipboard.writeText(codigos.join('\n')).then(
      () => notify('Los códigos están en el portapapeles', { type: 'success' }),
      () => notify('Su navegador no deja copiarlos: selecciónelos', { type: 'warning' }),
    )
  return (
    <Dialog open maxWidth="xs" aria-labelledby={id} aria-describedby={`${id}-texto`}>
      <DialogTitle id={id}>Guarde sus códigos de recuperación</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-texto`} sx={{ mb: 2 }}>
          Si pierde su teléfono o su llave, entrará con uno de estos códigos; cada uno sirve una vez. No se vuelven a
          mostrar: imprímalos o guárdelos en su gestor de contraseñas.
        </DialogContentText>
        <Lista>
          {codigos.map(codigo => (
            <li key={codigo}>
              <code>{codigo}</code>
            </li>
          ))}
        </Lista>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => void copiar()}>
          Copiar
        </Button>
        <Button variant="contained" onClick={onClose}>
          Ya los guardé
        </Button>
      </DialogActions>
    </Dialog>
  )
}

const Lista = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: theme.spacing(1.5),
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  listStyle: 'none',
  overflowWrap: 'anywhere',
}))
