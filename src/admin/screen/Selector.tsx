import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

type Value = string | number
type Props = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  disabled?: boolean
  onChange: (value: Value) => void
}

/** Select of one choice from a short list. */
export const Selector = ({ label, value, options, disabled, onChange }: Props) => (
  <TextField
    select
    label={label}
    value={options.some(option => option.value === value) ? value : ''}
    disabled={disabled}
    sx={{ flex: '1 1 220px', maxWidth: 380 }}
    onChange={event =>
      onChange(options.find(option => String(option.value) === event.target.value)?.value ?? event.target.value)
    }
  >
    {options.map(option => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
)
