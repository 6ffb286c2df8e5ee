import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useState, type FormEvent } from 'react'
import { faltaDeCodigo, type FactorPorConfirmar } from '../../../schema/account/segundoPaso.ts'
import { trazoDeQr } from '../../../domain/trazoDeQr.ts'
import { useSendHere } from '../../../admin/send/useSendHere.ts'
import { SendButton } from '../../../admin/send/SendButton.tsx'

type Props = FactorPorConfirmar & {
  pase: string
  onDone: (codigos: readonly string[]) => void
  /** Called when the answer was lost: the factor may be on, with codes that nobody saw. */
  onLost: () => void
  onCancel: () => void
}

/** Dialog that shows the secret for the app of codes, and asks for its first code. */
export const ConfirmacionDeAplicacion = ({ pase, secreto, uri, onDone, onLost, onCancel }: Props) => {
  const id = useId()
  const { lado, trazo } = useMemo(() => trazoDeQr(uri), [uri])
  const [codigo, setCodigo] = useState('')
  const { send, sending, wrong, setWrong } = useSendHere<{ codigos: readonly string[] }>(
    ({ codigos }) => onDone(codigos),
    { text: quizaActivo, hear: onLost },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const falta = faltaDeCodigo(codigo)
    if (falta) setWrong(falta)
    else send('segundo-factor/confirmacion', { pase, codigo })
  }
  return (
    <Dialog open maxWidth="xs" aria-labelledby={id} aria-describedby={`${id}-texto`}>
      <DialogTitle id={id}>Apunte la cámara de su aplicación</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent>
          <DialogContentText id={`${id}-texto`}>
            Abra en su teléfono una aplicación de códigos (Google Authenticator, Microsoft Authenticator, Aegis…) y
            agregue una cuenta con este código QR.
          </DialogContentText>
          <Box component="svg" viewBox={`0 0 ${lado} ${lado}`} role="img" aria-label="Código QR" sx={qr}>
            <rect width={lado} height={lado} fill="#fff" />
            <path d={trazo} fill="#000" shapeRendering="crispEdges" />
          </Box>
          <Typography variant="body2" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
            Si no puede, escriba en ella esta clave: <code>{(secreto.match(/.{1,4}/g) ?? []).join(' ')}</code>
          </Typography>
          <TextField
            label="Código de seis cifras"
            required
            fullWidth
            margin="none"
            value={codigo}
            error={wrong !== undefined}
            helperText={wrong ?? 'El que muestra ahora la aplicación.'}
            onChange={event => {
              setCodigo(event.target.value)
              setWrong(undefined)
            }}
            slotProps={{ htmlInput: { autoComplete: 'one-time-code', inputMode: 'numeric' } }}
          />
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" color="inherit" disabled={sending} onClick={onCancel}>
            Cancelar
          </Button>
          <SendButton variant="contained" type="submit" loading={sending}>
            Activar
          </SendButton>
        </DialogActions>
      </form>
    </Dialog>
  )
}

const quizaActivo = 'No llegó la respuesta: puede que ya haya quedado activo. Oprima «Activar» otra vez para terminar.'

const qr = { display: 'block', width: 200, maxWidth: '100%', my: 2, mx: 'auto', borderRadius: 1 }
