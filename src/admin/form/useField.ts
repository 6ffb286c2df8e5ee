import { useController, useFormContext } from 'react-hook-form'
import { inputProps, type AskedField } from './inputProps.ts'

/** A field of the form around: its value, how it changes, and what every input says of it. It is judged when it is left; what was found wrong, as it is mended. (A §5) */
export const useField = (asked: AskedField) => {
  const { trigger } = useFormContext()
  const { name } = asked
  const {
    field: { ref: inputRef, value, onChange, onBlur },
    fieldState: { error },
  } = useController<Record<string, unknown>>({ name })
  const change = (next: unknown) => {
    onChange(next === '' ? null : next)
    if (error) void trigger(name)
  }
  return { value, change, said: { ...inputProps(asked, error), onBlur, inputRef } }
}

/** A value as an input of text holds it. */
export const asInputText = (value: unknown) => (value === null || value === undefined ? '' : String(value))
