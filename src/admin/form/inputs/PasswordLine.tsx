import Visibility from '@mui/icons-material/VisibilityOutlined'
import VisibilityOff from '@mui/icons-material/VisibilityOffOutlined'
import IconButton from '@mui/material/IconButton'
import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import type { InputProps } from '../formRooms.ts'
import { asInputText, useField } from '../useField.ts'

/** New password, with a button that shows it. */
export const PasswordLine = (props: InputProps<'password'>) => {
  const { value, change, inputProps } = useField(props)
  const [visible, setVisible] = useState(false)
  const eye = (
    <InputAdornment position="end">
      <IconButton
        size="small"
        edge="end"
        disabled={inputProps.disabled}
        aria-label={visible ? 'Ocultar contraseña' : 'Mostrar contraseña'}
        onClick={() => setVisible(!visible)}
      >
        {visible ? <Visibility fontSize="small" /> : <VisibilityOff fontSize="small" />}
      </IconButton>
    </InputAdornment>
  )
  return (
    <TextField
      {...inputProps}
      type={visible ? 'text' : 'password'}
      value={asInputText(value)}
      onChange={event => change(event.target.value)}
      slotProps={{ input: { endAdornment: eye }, htmlInput: { autoComplete: 'new-password' } }}
    />
  )
}
