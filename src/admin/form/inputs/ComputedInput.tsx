import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import { useWatch } from 'react-hook-form'
import type { Values } from '../../../schema/kinds.ts'
import { useToday } from '../../useToday.ts'
import type { InputProps } from '../formRooms.ts'

/** Value computed from the other fields, shown as they change; its unit stands only beside a value. */
export const ComputedInput = ({ field: { label, help, unit, value }, disabled }: InputProps<'computed'>) => {
  const hoy = useToday()
  const worked = useWatch<Values, Values, string | number>({ compute: values => value(values, hoy) })
  return (
    <TextField
      label={label}
      value={worked}
      disabled={disabled}
      helperText={help}
      margin="none"
      slotProps={{
        input: {
          readOnly: true,
          endAdornment: unit && worked !== '' && <InputAdornment position="end">{unit}</InputAdornment>,
        },
      }}
    />
  )
}
