import MenuItem from '@mui/material/MenuItem'
import TextField from '@mui/material/TextField'
import type { FilterProps } from '../FilterControl.tsx'

/** Filter by whether a field is empty. */
export const EmptyFilter = ({ field, part, ask }: FilterProps) => (
  <TextField
    select
    size="small"
    margin="none"
    value={typeof part.empty === 'boolean' ? String(part.empty) : ''}
    onChange={({ target: { value } }) => ask({ ...part, empty: value ? value === 'true' : undefined })}
    slotProps={{ select: { displayEmpty: true }, htmlInput: { 'aria-label': `${field.label}: con o sin dato` } }}
  >
    <MenuItem value="">Con o sin dato</MenuItem>
    <MenuItem value="false">Con dato</MenuItem>
    <MenuItem value="true">Sin dato</MenuItem>
  </TextField>
)
