import { useEvent, useListContext, useLocation } from 'ra-core'
import { useEffect } from 'react'
import { useDoor } from '../DoorContext.ts'
import { leaveSelection, returnToSelection } from './leftSelection.ts'

/** Ends the selection with its list: another list begins with none. Whoever comes back from records of the same list finds what was chosen. */
export const FreshSelection = () => {
  const { resource, selectedIds, onSelect } = useListContext()
  const { pathname } = useLocation()
  const list = JSON.stringify([resource, useDoor()])
  const begin = useEvent(() => onSelect([...returnToSelection({ pathname, list })]))
  const end = useEvent(() => {
    leaveSelection({ pathname, resource, list, ids: selectedIds })
    onSelect([])
  })
  useEffect(() => {
    begin()
    return () => end()
  }, [begin, end])
  return null
}
