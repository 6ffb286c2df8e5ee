import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { memo, useState } from 'react'
import { useController, type Control } from 'react-hook-form'
import type { Cambio } from './CambioDeContrasena.tsx'

type Props = {
  control: Control<Cambio>
  name: keyof Cambio
  label: string
  /** Returns what is wrong with the value, given the others, in the words the person reads. */
  validate: (valor: string, cambio: Cambio) => string | undefined
  type: 'email' | 'password'
  autoComplete: string
}

/** Field of the password change, drawn again only when it changes; a password has a button that shows it. */
export const Campo = memo(({ control, name, label, validate, type, autoComplete }: Props) => {
  const {
    field: { ref, ...field },
    fieldState: { error },
  } = useController({ control, name, rules: { validate } })
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      {...field}
      inputRef={ref}
      label={label}
      type={visible ? 'text' : type}
      autoComplete={autoComplete}
      error={error !== undefined}
      helperText={error?.message ?? ' '}
      slotProps={{
        input: { endAdornment: type === 'password' && <Ojo visible={visible} onClick={() => setVisible(!visible)} /> },
      }}
    />
  )
})
Campo.displayName = 'Campo'

const Ojo = ({ visible, onClick }: { visible: boolean; onClick: () => void }) => (
  <InputAdornment position="end">
    <IconButton
      size="small"
      edge="end"
      aria-label={visible ? 'Ocultar contraseña' : 'Mostrar contraseña'}
      onClick={onClick}
    >
      {visible ? <Visibility fontSize="small" /> : <VisibilityOff fontSize="small" />}
    </IconButton>
  </InputAdornment>
)
