import TextField from '@mui/material/TextField'
import { longestComment } from '../../schema/process/longestComment.ts'

type Props = {
  required: boolean
  value: string
  onChange: (comment: string) => void
  /** Message on the input. Default: tells who reads it. */
  fault?: string
}

/** Input for the comment that goes with a step. */
export const StepComment = ({ required, value, onChange, fault }: Props) => (
  <TextField
    label={required ? 'Motivo o comentario' : 'Comentario (opcional)'}
    required={required}
    multiline
    minRows={2}
    value={value}
    onChange={event => onChange(event.target.value)}
    error={fault !== undefined}
    helperText={fault ?? 'Lo leerá quien da seguimiento'}
    slotProps={{ htmlInput: { maxLength: longestComment } }}
  />
)
