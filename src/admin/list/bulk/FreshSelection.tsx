import { useListContext, useLocation } from 'ra-core'
import { useEffect, useEffectEvent } from 'react'
import { useDoor } from '../DoorContext.ts'
import { leaveSelection, returnToSelection } from './leftSelection.ts'

/** Clears the selection when the list is left: another list begins with none. A person who comes back from records of the same list finds the rows still chosen. */
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
