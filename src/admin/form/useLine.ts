import { useState, type ChangeEvent } from 'react'
import { useFormContext, useFormState } from 'react-hook-form'
import { said, type Asked } from './said.ts'
import { typed } from './useField.ts'

/** A field whose text the browser's own input holds, so that a key draws nothing but its letter. Judged as `useField` does: when it is left; what was found wrong, as it is mended. (A §5) */
export const useLine = (asked: Asked) => {
  const { register, trigger, getFieldState, getValues } = useFormContext()
  const { name } = asked
  const { error } = getFieldState(name, useFormState({ name, exact: true }))
  const [defaultValue] = useState(() => typed(getValues(name)))
  const { ref: inputRef, onBlur, onChange } = register(name, { setValueAs: unwritten })
  const change = async (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    await onChange(event)
    if (error) void trigger(name)
  }
  return { ...said(asked, error), defaultValue, inputRef, onBlur, onChange: change }
}

/** An empty text is no value. */
const unwritten = (text: unknown) => (text === '' ? null : text)
