import InputAdornment from '@mui/material/InputAdornment'
import TextField from '@mui/material/TextField'
import type { KeyboardEvent } from 'react'
import type { InputProps } from '../../admin/form/formRooms.ts'
import { asInputText, useField } from '../../admin/form/useField.ts'
import { judgedOnClick } from '../../admin/form/judgedOnClick.ts'
import { RestingButton } from '../../admin/send/RestingButton.tsx'
import { usePostalSearch } from './usePostalSearch.ts'

/** Five digits with their own «Buscar»; Enter searches too, and typing another code clears what the last one filled in. */
export const PostalCodeInput = (props: InputProps<'postalCode'>) => {
  const { value, change, inputProps } = useField(props)
  const { search, searching, forget } = usePostalSearch(props.name, props.field)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void search()
  }
  const onChange = (code: string) => {
    change(code)
    forget()
  }
  const button = (
    <InputAdornment position="end">
      <RestingButton
        size="small"
        loading={searching}
        resting={searching}
        disabled={inputProps.disabled}
        {...judgedOnClick}
        onClick={() => void search()}
      >
        Buscar
      </RestingButton>
    </InputAdornment>
  )
  return (
    <TextField
      {...inputProps}
      value={asInputText(value)}
      onChange={event => onChange(event.target.value)}
      onKeyDown={onKeyDown}
      slotProps={{ input: { endAdornment: button }, htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  )
}
