import type { FieldError } from 'react-hook-form'
import type { AnyField } from '../../schema/kinds.ts'

/** A field of a form: which, and whether it can be changed. */
export type AskedField = {
  name: string
  field: Pick<AnyField, 'label' | 'help' | 'required' | 'placeholder'>
  disabled: boolean
}

/** What every input says of its field, and what is wrong with it. */
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
