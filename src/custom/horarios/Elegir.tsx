import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'

type Eleccion = {
  label: string
  value: string
  onChange: (value: string) => void
  children: readonly (readonly [value: string, label: string])[]
}

/** Select of one option from a short list. */
export const Elegir = ({ label, value, onChange, children }: Eleccion) => (
  <TextField
    select
    label={label}
    value={value}
    onChange={event => onChange(event.target.value)}
    sx={{ minWidth: 'min(100%, 260px)' }}
  >
    {children.map(([each, texto]) => (
      <MenuItem key={each} value={each}>
        {texto}
      </MenuItem>
    ))}
  </TextField>
)
