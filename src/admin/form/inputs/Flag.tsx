import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormHelperText from '@mui/material/FormHelperText'
import type { InputProps } from '../formRooms.ts'
import { useField } from '../useField.ts'

/** Check box for yes or no. */
export const Flag = (props: InputProps<'flag'>) => {
  const {
    value,
    change,
    inputProps: { label, helperText, inputRef, error, disabled, onBlur },
  } = useField(props)
  return (
    <FormControl error={error} disabled={disabled} margin="none">
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            size="small"
            checked={value === true}
            onBlur={onBlur}
            onChange={(_, checked) => change(checked)}
            slotProps={{ input: { ref: inputRef, 'aria-invalid': error || undefined } }}
          />
        }
      />
      {helperText && <FormHelperText>{helperText}</FormHelperText>}
    </FormControl>
  )
}
