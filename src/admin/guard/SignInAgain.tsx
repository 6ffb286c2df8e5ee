import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { useId, useState, type FormEvent } from 'react'
import { startSession, signIn, requestSession, secondStepOf } from '../../api/signIn.ts'
import { faltaDeCodigo } from '../../schema/account/segundoPaso.ts'
import { hourOf } from '../form/hourOf.ts'
import { ApiError } from '../../api/ApiError.ts'
import { useOneAtATime } from '../send/useOneAtATime.ts'
import { SendButton } from '../send/SendButton.tsx'

type Props = {
  email: string
  /** End of the session (ms). */
  end: number
  /** `true` once the session has ended: then the only choices are to sign in or to leave. */
  over: boolean
  onDone: () => void
  onClose: () => void
}

/** Dialog that signs the same person in again over whatever is open, with the second step where asked; a wrong password ends nothing. */
export const SignInAgain = ({ email, end, over, onDone, onClose }: Props) => {
  const id = useId()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [pase, setPase] = useState<string>()
  const [codigo, setCodigo] = useState('')
  const { mutate, isPending } = useOneAtATime<void, string>({
    meta: { signsOut: false },
    mutationFn: async typed =>
      pase
        ? startSession(await requestSession('login/segundo-paso', { pase, codigo }))
        : signIn({ email, password: typed }),
    onSuccess: onDone,
    onError: error => {
      const secondStep = secondStepOf(error)
      if (secondStep && !secondStep.activar) return setPase(secondStep.pase)
      if (error instanceof ApiError && error.status === 401) setPase(undefined)
      setWrong(error.message)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    event.stopPropagation()
    if (pase && faltaDeCodigo(codigo)) setWrong(faltaDeCodigo(codigo))
    else if (password) mutate(password)
    else setWrong('El campo contraseña es requerido')
  }
  return (
    <Dialog
      open
      maxWidth="xs"
      sx={{ zIndex: ({ zIndex }) => zIndex.modal + 2 }}
      onClose={(_, reason) => reason === 'escapeKeyDown' && !over && onClose()}
      aria-labelledby={id}
      aria-describedby={`${id}-texto`}
    >
      <DialogTitle id={id}>{`Su sesión ${over ? 'terminó' : 'termina'} a las ${hourOf(end)}`}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent>
          <DialogContentText id={`${id}-texto`} sx={{ mb: 2 }}>
            Escriba su contraseña para seguir donde está, con lo que tiene abierto.
          </DialogContentText>
          <Stack sx={{ gap: 2 }}>
            <TextField
              label="Usuario"
              value={email}
              margin="none"
              slotProps={{ input: { readOnly: true }, htmlInput: { autoComplete: 'username' } }}
            />
            <TextField
              label="Contraseña"
              type="password"
              required
              margin="none"
              value={password}
              error={wrong !== undefined && !pase}
              helperText={pase ? undefined : wrong}
              onChange={event => {
                setPassword(event.target.value)
                setWrong(undefined)
              }}
              slotProps={{ htmlInput: { autoComplete: 'current-password' } }}
            />
            {pase && (
              <TextField
                label="Código del segundo paso"
                required
                autoFocus
                margin="none"
                value={codigo}
                error={wrong !== undefined}
                helperText={wrong ?? 'De su aplicación, o uno de recuperación.'}
                onChange={event => {
                  setCodigo(event.target.value)
                  setWrong(undefined)
                }}
                slotProps={{ htmlInput: { autoComplete: 'one-time-code' } }}
              />
            )}
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" onClick={onClose}>
            {over ? 'Salir' : 'Ahora no'}
          </Button>
          <SendButton variant="contained" type="submit" loading={isPending}>
            Ingresar
          </SendButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}
