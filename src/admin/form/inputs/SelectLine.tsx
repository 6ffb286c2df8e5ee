import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { ClosedOption, FieldKind } from '../../../schema/kinds.ts'
import type { InputProps } from '../formRooms.ts'
import { useField } from '../useField.ts'

/** Choice of one of a short closed list. */
export const SelectLine = ({ options, ...props }: InputProps<FieldKind> & { options: readonly ClosedOption[] }) => {
  const { value, change, inputProps } = useField(props)
  return (
    <TextField
      {...inputProps}
      select
      value={options.some(([each]) => each === value) ? value : ''}
      onChange={event => change(event.target.value)}
    >
      {!inputProps.required && (
        <MenuItem value="" aria-label="Ninguno">
          —
        </MenuItem>
      )}
      {options.map(([each, label]) => (
        <MenuItem key={each} value={each}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  )
}
