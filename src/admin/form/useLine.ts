import { useDebouncedEvent } from 'ra-core'
import { useState, type ChangeEvent } from 'react'
import { get, useFormContext, useFormState, type FieldError } from 'react-hook-form'
import { inputProps, type AskedField } from './inputProps.ts'
import { asInputText } from './useField.ts'

/** Provides a field whose text the browser's own input holds, so that a key draws nothing but its letter. Judged as by `useField`: when it is left; once it has an error, 100 ms after the last key. (A §5) */
export const useLine = (options: AskedField) => {
  const { register, trigger, getValues } = useFormContext()
  const { name } = options
  const { errors } = useFormState({ name, exact: true })
  const error: FieldError | undefined = get(errors, name)
  const [defaultValue] = useState(() => asInputText(getValues(name)))
  const judge = useDebouncedEvent(() => trigger(name), 100)
  const { ref: inputRef, onBlur, onChange } = register(name, { setValueAs: unwritten })
  const change = async (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    await onChange(event)
    if (error) void judge()
  }
  return { ...inputProps(options, error), defaultValue, inputRef, onBlur, onChange: change }
}

/** Turns an empty text into no value. */
const unwritten = (text: unknown) => (text === '' ? null : text)
