import { useController, useFormContext } from 'react-hook-form'
import type { AnyField } from '../../schema/kinds.ts'

type Options = { name: string; field: Pick<AnyField, 'label' | 'help' | 'required' | 'placeholder'>; disabled: boolean }

/** A field of the form around: its value, how it changes, and what every input says of it. It is judged when it is left; what was found wrong, as it is mended. (A §5) */
export const useField = ({ name, field, disabled }: Options) => {
  const { trigger } = useFormContext()
  const { field: { ref, value, onChange, onBlur }, fieldState: { error } } = useController<Record<string, unknown>>({ name })
  const change = (next: unknown) => {
    onChange(next === '' ? null : next)
    if (error) void trigger(name)
  }
  const said = {
    name, label: field.label, disabled, onBlur, inputRef: ref, required: Boolean(field.required) && !disabled, error: error !== undefined,
    helperText: error?.message ?? field.help, placeholder: field.placeholder, margin: 'none' as const,
  }
  return { value, change, said }
}

/** A value as an input of text holds it. */
export const typed = (value: unknown) => (value === null || value === undefined ? '' : String(value))
