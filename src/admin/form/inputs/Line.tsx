import TextField from '@mui/material/TextField'
import type { FieldKind } from '../../../schema/kinds.ts'
import type { InputProps } from '../inputs.tsx'
import { typed, useField } from '../useField.ts'

type Options = { type?: 'text' | 'email' | 'time'; inputMode?: 'numeric' | 'decimal'; multiline?: boolean }

/** A line of text. Figures are typed as text too, so that nothing that was typed is swallowed. */
export const Line = ({ type = 'text', inputMode, multiline, ...props }: InputProps<FieldKind> & Options) => {
  const { value, change, said } = useField(props)
  return (
    <TextField
      {...said} type={type} multiline={multiline} minRows={multiline ? 3 : undefined} value={typed(value)} onChange={event => change(event.target.value)}
      slotProps={{ htmlInput: { inputMode, autoComplete: 'off' } }}
    />
  )
}
