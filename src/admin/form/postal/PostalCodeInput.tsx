import Button from '@mui/material/Button'
import InputAdornment from '@mui/material/InputAdornment'
import type { KeyboardEvent } from 'react'
import { TextInput } from 'react-admin'
import type { FieldOf } from '../../../schema/kinds.ts'
import { common } from '../inputs.tsx'
import { usePostalSearch } from './usePostalSearch.ts'

type Props = { name: string; field: FieldOf<'postalCode'>; disabled: boolean }

/** Five digits with their own «Buscar»; Enter searches too, and another code forgets what the last one brought. */
export const PostalCodeInput = (props: Props) => {
  const { search, searching, clear } = usePostalSearch(props.name, props.field)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    void search()
  }
  const button = (
    <InputAdornment position="end">
      <Button size="small" loading={searching} disabled={props.disabled} onClick={() => void search()}>Buscar</Button>
    </InputAdornment>
  )
  return (
    <TextInput
      {...common(props)} onChange={clear} onKeyDown={onKeyDown}
      slotProps={{ input: { endAdornment: button }, htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
    />
  )
}
