import { useController, useFormContext } from 'react-hook-form'
import { inputProps, type AskedField } from './inputProps.ts'

/** Provides a field of the surrounding form: its value, how to change it, and the properties of every input. Judged when it is left; once it has an error, at every change. (A §5) */
export const useField = (options: AskedField) => {
  const { trigger } = useFormContext()
  const { name } = options
  const {
    field: { ref: inputRef, value, onChange, onBlur },
    fieldState: { error },
  } = useController<Record<string, unknown>>({ name })
  const change = (next: unknown) => {
    onChange(next === '' ? null : next)
    if (error) void trigger(name)
  }
  return { value, change, inputProps: { ...inputProps(options, error), onBlur, inputRef } }
}

/** Returns a value as the text of an input. */
export const asInputText = (value: unknown) => (value === null || value === undefined ? '' : String(value))
