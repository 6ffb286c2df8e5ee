import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { useId, useState } from 'react'
import type { RowViewProps } from '../../admin/rooms.ts'
import { PasswordDialog } from '../../admin/confirm/PasswordDialog.tsx'

/** Generates the secret of the row's key, after its maker gives their password, and shows it only once. */
export const SecretoDeLlave = ({ record, onClose }: RowViewProps) => {
  const id = useId()
  const notify = useNotify()
  const [secreto, setSecreto] = useState<string>()
  if (secreto === undefined)
    return (
      <PasswordDialog<{ secreto: string }>
        title={`Secreto para «${record.nombre}»`}
        path={`llavesDeSistemas/${encodeURIComponent(String(record.id))}/secreto`}
        button="Generar"
        onDone={data => setSecreto(data.secreto)}
        onCancel={onClose}
      />
    )
  const copiar = () =>
    navigator.clipboard.writeText(secreto).then(
      () => notify('El secreto está en el portapapeles', { type: 'success' }),
      () => notify('Su navegador no deja copiarlo: selecciónelo', { type: 'warning' }),
    )
  return (
    <Dialog open maxWidth="sm" aria-labelledby={id} aria-describedby={`${id}-texto`}>
      <DialogTitle id={id}>Entregue este secreto a «{record.nombre}»</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-texto`} sx={{ mb: 2 }}>
          No se vuelve a mostrar. El que tenía antes, si tenía, ya no sirve. El otro sistema lo manda en cada llamada
          como «Authorization: Bearer».
        </DialogContentText>
        <TextField
          label="Secreto"
          fullWidth
          margin="none"
          value={secreto}
          slotProps={{ input: { readOnly: true }, htmlInput: { spellCheck: false, autoComplete: 'off' } }}
        />
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => void copiar()}>
          Copiar
        </Button>
        <Button variant="contained" onClick={onClose}>
          Ya lo guardé
        </Button>
      </DialogActions>
    </Dialog>
  )
}
