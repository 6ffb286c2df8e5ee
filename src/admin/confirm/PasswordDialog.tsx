import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { useSendHere, type Lost } from '../send/useSendHere.ts'
import { SendButton } from '../send/SendButton.tsx'

type Props<T> = {
  title: string
  /** Path to which the password is sent. */
  path: string
  button: string
  lost?: Lost
  onDone: (data: T) => void
  onCancel: () => void
}

/** Dialog that asks for the password before the sign-in of the account changes. */
export const PasswordDialog = <T,>({ title, path, button, lost, onDone, onCancel }: Props<T>) => {
  const id = useId()
  const [password, setPassword] = useState('')
  const { send, sending, wrong, setWrong } = useSendHere<T>(onDone, lost)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password) send(path, { contrasenia_actual: password })
    else setWrong('Escriba su contraseña')
  }
  return (
    <Dialog
      open
      maxWidth="xs"
      onClose={(_, reason) => reason === 'escapeKeyDown' && onCancel()}
      aria-labelledby={id}
      aria-describedby={`${id}-texto`}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent>
          <DialogContentText id={`${id}-texto`} sx={{ mb: 2 }}>
            Escriba su contraseña para saber que es usted.
          </DialogContentText>
          <TextField
            label="Su contraseña"
            type="password"
            required
            autoFocus
            fullWidth
            margin="none"
            value={password}
            error={wrong !== undefined}
            helperText={wrong ?? ' '}
            onChange={event => {
              setPassword(event.target.value)
              setWrong(undefined)
            }}
            slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={sending} onClick={onCancel}>
            Cancelar
          </Button>
          <SendButton variant="contained" type="submit" loading={sending}>
            {button}
          </SendButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
