import Checkbox from '@mui/material/Checkbox'
import FormControl from '@mui/material/FormControl'
import FormControlLabel from '@mui/material/FormControlLabel'
import FormGroup from '@mui/material/FormGroup'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import { useId } from 'react'
import { useReadAt } from '../../read/useReadAt.ts'
import type { InputProps } from '../formRooms.ts'
import { useField } from '../useField.ts'

/** Check boxes for several of a short closed list, kept in its order; the options are read through the declared path. */
export const Checks = (props: InputProps<'choices'>) => {
  const {
    value,
    change,
    inputProps: { label, helperText, inputRef, error, disabled, required, onBlur },
  } = useField(props)
  const id = useId()
  const { path, key } = props.field.offer
  const { data: offered = [] } = useReadAt<readonly Readonly<Record<string, string | number>>[]>(path)
  const options = offered.map(row => [Number(row[key]), String(row.nombre)] as const)
  const chosen: readonly unknown[] = Array.isArray(value) ? value : []
  const toggle = (one: number, checked: boolean) =>
    change(options.map(([each]) => each).filter(each => (each === one ? checked : chosen.includes(each))))
  return (
    <FormControl
      component="fieldset"
      error={error}
      disabled={disabled}
      required={required}
      margin="none"
      onBlur={onBlur}
      aria-describedby={helperText ? id : undefined}
    >
      <FormLabel component="legend">{label}</FormLabel>
      <FormGroup row>
        {options.map(([each, text], index) => (
          <FormControlLabel
            key={each}
            label={text}
            control={
              <Checkbox
                size="small"
                checked={chosen.includes(each)}
                onChange={(_, checked) => toggle(each, checked)}
                slotProps={{ input: { ref: index ? undefined : inputRef, 'aria-invalid': error || undefined } }}
              />
            }
          />
        ))}
      </FormGroup>
      {helperText && <FormHelperText id={id}>{helperText}</FormHelperText>}
    </FormControl>
  )
}
