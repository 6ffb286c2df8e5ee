import Button from '@mui/material/Button'
import TextField from '@mui/material/TextField'
import { useNotify } from 'ra-core'
import { useState } from 'react'
import { TitledDialog } from '../../admin/dialog/TitledDialog.tsx'
import type { RowViewProps } from '../../admin/rooms.ts'
import { PasswordDialog } from '../../admin/confirm/PasswordDialog.tsx'

/** Generates the secret of the row's key, after its maker gives their password, and shows it only once. */
export const SecretoDeLlave = ({ record, onClose }: RowViewProps) => {
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
  const copy = () =>
    navigator.clipboard.writeText(secreto).then(
      () => notify('El secreto está en el portapapeles', { type: 'success' }),
      () => notify('Su navegador no deja copiarlo: selecciónelo', { type: 'warning' }),
    )
  return (
    <TitledDialog
      title={`Entregue este secreto a «${record.nombre}»`}
      text={texto}
      maxWidth="sm"
      actions={
        <>
          <Button variant="outlined" onClick={() => void copy()}>
            Copiar
          </Button>
          <Button variant="contained" onClick={onClose}>
            Ya lo guardé
          </Button>
        </>
      }
    >
      <TextField
        label="Secreto"
        fullWidth
        margin="none"
        value={secreto}
        slotProps={{ input: { readOnly: true }, htmlInput: { spellCheck: false, autoComplete: 'off' } }}
      />
    </TitledDialog>
  )
}

const texto =
  'No se vuelve a mostrar. El que tenía antes, si tenía, ya no sirve. El otro sistema lo manda en cada llamada como «Authorization: Bearer».'
