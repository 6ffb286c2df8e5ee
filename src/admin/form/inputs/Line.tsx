import TextField from '@mui/material/TextField'
import type { FieldKind, FieldOf } from '../../../schema/kinds.ts'
import type { InputProps } from '../formRooms.ts'
import { useLine } from '../useLine.ts'
import type { ChangeEventHandler, ComponentProps } from 'react'

type Options = { type?: 'text' | 'email' | 'time'; inputMode?: 'numeric' | 'decimal'; multiline?: boolean }

/** Line of text as wide as its column, or several over the whole width. Figures are typed as text too, so that no typed character is swallowed. */
export const Line = ({ type = 'text', inputMode, multiline, ...props }: InputProps<FieldKind> & Options) => {
  const { onChange, ...line } = useLine(props)
  return multiline ? (
    <TextField
      {...line}
      onChange={onChange}
      multiline
      minRows={3}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
      sx={{ gridColumn: '1 / -1' }}
    />
  ) : (
    <TextField
      {...line}
      type={type}
      slotProps={{
        input: { inputComponent: LineInput },
        htmlInput: { inputMode: inputMode ?? keyboardOf(props.field), autoComplete: 'off', onTyped: onChange },
      }}
    />
  )
}

/** Asks phones for the keyboard of digits where the declared pattern admits nothing else. */
const keyboardOf = (field: FieldOf<FieldKind>) =>
  'pattern' in field && field.pattern && digitsAlone.test(field.pattern[0].source) ? 'numeric' : undefined

const digitsAlone = /^\^\\d(\+|\{[\d,]+\})\$$/

type Props = ComponentProps<'input'> & { onTyped?: ChangeEventHandler<HTMLInputElement> }

/** Input inside a line. MUI does not hear its keys: it would draw label and frame anew at the first letter, though they look the same. */
const LineInput = ({ onTyped, ...props }: Props) => <input {...props} onChange={onTyped} />
