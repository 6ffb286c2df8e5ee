import TextField from '@mui/material/TextField'
import { useListContext } from 'ra-core'
import { usePaused } from './usePaused.ts'

/** «Buscar»: searches a moment after the last key, from the first page on, within the filters. What is written stays with the list. (A §2) */
export const SearchBox = () => {
  const { filterValues, setFilters } = useListContext()
  const { q, ...filter } = filterValues
  const [text, setText] = usePaused(typeof q === 'string' ? q : '', next =>
    setFilters(next ? { ...filter, q: next } : filter, []),
  )
  return (
    <TextField
      label="Buscar"
      placeholder="Buscar"
      type="search"
      margin="none"
      value={text}
      onChange={event => setText(event.target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 200, 'aria-keyshortcuts': '/' } }}
    />
  )
}
