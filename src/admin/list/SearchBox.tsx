import TextField from '@mui/material/TextField'
import { useListContext } from 'ra-core'
import { useEffect, useRef, useState } from 'react'

/** «Buscar»: searches a moment after the last key, from the first page on. What is written stays with the list. (A §2) */
export const SearchBox = () => {
  const { filterValues, setFilters } = useListContext()
  const applied = typeof filterValues.q === 'string' ? filterValues.q : ''
  const [text, setText] = useState(applied)
  const asked = useRef(applied)
  useEffect(() => {
    if (applied === asked.current) return
    asked.current = applied
    setText(applied)
  }, [applied])
  useEffect(() => {
    if (text.trim() === asked.current) return undefined
    const timer = setTimeout(() => {
      asked.current = text.trim()
      setFilters(asked.current ? { q: asked.current } : {}, [])
    }, pause)
    return () => clearTimeout(timer)
  }, [text, setFilters])
  return (
    <TextField
      label="Buscar"
      placeholder="Buscar"
      type="search"
      margin="none"
      value={text}
      onChange={event => setText(event.target.value)}
      slotProps={{ htmlInput: { autoComplete: 'off', maxLength: 200 } }}
    />
  )
}

/** Milliseconds. */
const pause = 300
