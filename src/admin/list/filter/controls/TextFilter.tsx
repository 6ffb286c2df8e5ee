import TextField from '@mui/material/TextField'
import { usePaused } from '../../usePaused.ts'
import type { FilterProps } from '../FilterControl.tsx'

/** Filter by part of a text, whatever its accents and capitals. */
export const TextFilter = ({ field, part, ask }: FilterProps) => {
  const [text, setText] = usePaused(String(part.contains ?? ''), contains => ask({ ...part, contains }))
  return (
    <TextField
      label={field.label}
      placeholder="Contiene…"
      margin="none"
      value={text}
      onChange={event => setText(event.target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 200 } }}
    />
  )
}
