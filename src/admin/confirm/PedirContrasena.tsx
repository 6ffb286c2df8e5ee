import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useSendHere } from '../send/useSendHere.ts'

type Props<T> = {
  titulo: string
  /** Where the password is sent. */
  ruta: string
  boton: string
  onDone: (data: T) => void
  onCancel: () => void
}

/** Asks for the password again before how the account is entered changes. */
export const PedirContrasena = <T,>({ titulo, ruta, boton, onDone, onCancel }: Props<T>) => {
  const id = useId()
  const [contrasena, setContrasena] = useState('')
  const { send, sending, wrong, setWrong } = useSendHere<T>(onDone)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (contrasena) send(ruta, { contrasenia_actual: contrasena })
    else setWrong('Escriba su contraseña')
  }
  return (
    <Dialog open maxWidth="xs" onClose={(_, reason) => reason === 'escapeKeyDown' && onCancel()} aria-labelledby={id}>
      <DialogTitle id={id}>{titulo}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>Escriba su contraseña para saber que es usted.</DialogContentText>
          <TextField
            label="Su contraseña"
            type="password"
            required
            autoFocus
            fullWidth
            margin="none"
            value={contrasena}
            error={wrong !== undefined}
            helperText={wrong ?? ' '}
            onChange={event => {
              setContrasena(event.target.value)
              setWrong(undefined)
            }}
            slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={sending} onClick={onCancel}>
            Cancelar
          </Button>
          <Button variant="contained" type="submit" loading={sending}>
            {boton}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
