import TextField from '@mui/material/TextField'
import type { FieldKind } from '../../../schema/kinds.ts'
import type { InputProps } from '../inputs.tsx'
import { useLine } from '../useLine.ts'

type Options = { type?: 'text' | 'email' | 'time'; inputMode?: 'numeric' | 'decimal'; multiline?: boolean }

/** A line of text. Figures are typed as text too, so that nothing that was typed is swallowed. */
export const Line = ({ type = 'text', inputMode, multiline, ...props }: InputProps<FieldKind> & Options) => (
  <TextField {...useLine(props)} type={type} multiline={multiline} minRows={multiline ? 3 : undefined} slotProps={{ htmlInput: { inputMode, autoComplete: 'off' } }} />
)
