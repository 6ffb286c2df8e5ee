import Box from '@mui/material/Box'
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { InputProps } from '../formRooms.ts'

/** Line of text that replaces what is pasted, or typed once it is left or sent, by what its declaration reads from it; what reads the same stays as it is. */
export const ReadingLine = ({ field, name, children }: InputProps<'text'> & { children: ReactNode }) => {
  const { getValues, setValue } = useFormContext<Record<string, unknown>>()
  const isReplaced = (text: unknown) => {
    if (typeof text !== 'string') return false
    const read = field.read?.(text) ?? text
    if (read === text) return false
    setValue(name, read, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
    return true
  }
  const onPaste = (event: ClipboardEvent) => {
    if (isReplaced(event.clipboardData.getData('text'))) event.preventDefault()
  }
  const readTyped = () => void isReplaced(getValues(name))
  const onKeyDown = (event: KeyboardEvent) => event.key === 'Enter' && readTyped()
  return (
    <Box onPaste={onPaste} onBlur={readTyped} onKeyDown={onKeyDown} sx={{ display: 'contents' }}>
      {children}
    </Box>
  )
}
