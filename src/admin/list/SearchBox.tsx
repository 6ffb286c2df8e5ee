import FormControl from '@mui/material/FormControl'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { useListContext } from 'ra-core'
import { useId, useMemo } from 'react'
import { usePaused } from './usePaused.ts'

/**
 * «Buscar»: searches 300 ms after the last key, from the first page, within the filters. Made of parts, since a whole
 * text field loads menus that a first table does not need. (A §2)
 */
export const SearchBox = () => {
  const { filterValues, setFilters } = useListContext()
  const { q, ...filter } = filterValues
  const [text, setText] = usePaused(typeof q === 'string' ? q : '', next =>
    setFilters(next ? { ...filter, q: next } : filter, []),
  )
  const id = useId()
  return useMemo(
    () => (
      <FormControl margin="none">
        <InputLabel htmlFor={id}>Buscar</InputLabel>
        <OutlinedInput
          id={id}
          label="Buscar"
          placeholder="Buscar"
          type="search"
          value={text}
          onChange={event => setText(event.target.value)}
          inputProps={{ autoComplete: 'off', maxLength: 200, 'aria-keyshortcuts': '/' }}
        />
      </FormControl>
    ),
    [id, text, setText],
  )
}
