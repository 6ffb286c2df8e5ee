import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

type Props<V> = {
  label: string
  value: V | ''
  options: readonly { value: V; label: string }[]
  onChange: (value: V) => void
}

/** Select of one choice from a short list. */
export const Selector = <V extends string | number>({ label, value, options, onChange }: Props<V>) => (
  <TextField
    select
    label={label}
    value={options.some(option => option.value === value) ? value : ''}
    sx={{ flex: '1 1 220px', maxWidth: 380 }}
    onChange={event => {
      const chosen = options.find(option => String(option.value) === String(event.target.value))
      if (chosen) onChange(chosen.value)
    }}
  >
    {options.map(option => (
      <MenuItem key={option.value} value={option.value}>
        {option.label}
      </MenuItem>
    ))}
  </TextField>
)
