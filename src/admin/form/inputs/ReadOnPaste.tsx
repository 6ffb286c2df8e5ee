import Box from '@mui/material/Box'
import type { ClipboardEvent, ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import type { InputProps } from '../formRooms.ts'

/** Line of text that replaces a pasted text by what its declaration reads from it; what reads the same is pasted as usual. */
export const ReadOnPaste = ({ field, name, children }: InputProps<'text'> & { children: ReactNode }) => {
  const { setValue } = useFormContext()
  const onPaste = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text')
    const read = field.read?.(pasted)
    if (read === undefined || read === pasted) return
    event.preventDefault()
    setValue(name, read, { shouldDirty: true, shouldTouch: true, shouldValidate: true })
  }
  return (
    <Box onPaste={onPaste} sx={{ display: 'contents' }}>
      {children}
    </Box>
  )
}
