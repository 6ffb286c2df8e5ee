import type { FieldError } from 'react-hook-form'
import type { AnyField } from '../../schema/kinds.ts'

/** Field that an input edits, and whether it is disabled. */
export type AskedField = {
  name: string
  field: Pick<AnyField, 'label' | 'help' | 'required' | 'placeholder'>
  disabled: boolean
}

/** Returns the properties that every input takes from its field and its error. */
export const inputProps = ({ name, field, disabled }: AskedField, error: FieldError | undefined) => ({
  name,
  label: field.label,
  disabled,
  required: Boolean(field.required) && !disabled,
  error: error !== undefined,
  helperText: error?.message ?? field.help,
  placeholder: field.placeholder,
  margin: 'none' as const,
})
