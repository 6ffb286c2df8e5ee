import { useListContext, useLocation } from 'ra-core'
import { useEffect, useEffectEvent } from 'react'
import { useDoor } from '../DoorContext.ts'
import { leaveSelection, returnToSelection } from './leftSelection.ts'

/** Ends the selection with its list: another list begins with none. Whoever comes back from records of the same list finds what was chosen. */
export const FreshSelection = () => {
  const { resource, selectedIds, onSelect } = useListContext()
  const { pathname } = useLocation()
  const list = JSON.stringify([resource, useDoor()])
  const begin = useEffectEvent(() => onSelect([...returnToSelection({ pathname, list })]))
  const end = useEffectEvent(() => {
    leaveSelection({ pathname, resource, list, ids: selectedIds })
    onSelect([])
  })
  useEffect(() => {
    begin()
    return () => end()
  }, [])
  return null
}
