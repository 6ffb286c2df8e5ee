import TextField from '@mui/material/TextField'
import type { InputProps } from '../../admin/form/formRooms.ts'
import { asInputText, useField } from '../../admin/form/useField.ts'

/** Read-only municipio or estado, filled in by the postal code. */
export const PlaceInput = (props: InputProps<'place'>) => {
  const {
    value,
    inputProps: { name, label, disabled, inputRef },
  } = useField(props)
  return (
    <TextField
      name={name}
      label={label}
      disabled={disabled}
      inputRef={inputRef}
      margin="none"
      value={asInputText(value)}
      helperText={disabled ? undefined : 'Se llena al buscar el código postal'}
      slotProps={{ input: { readOnly: true } }}
    />
  )
}
