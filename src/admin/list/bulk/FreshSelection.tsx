import { useListContext } from 'ra-core'
import { useEffect, useRef } from 'react'

/** Ends the selection with its list: another list begins with none. */
export const FreshSelection = () => {
  const { onUnselectItems } = useListContext()
  const forget = useRef(onUnselectItems)
  useEffect(() => {
    forget.current = onUnselectItems
  })
  useEffect(() => {
    forget.current()
    return () => forget.current()
  }, [])
  return null
}
