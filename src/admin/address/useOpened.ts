import { useStore } from 'ra-core'
import { useState } from 'react'
import { rooms, type RowView } from '../rooms.ts'
import { places, type OpenedPlace } from './places.ts'

/**
 * Provides the opened form or view of a screen and a function that opens another or none. Only views get into the
 * address: a reload must not repeat an opening that acts (makes a letter).
 */
export const useOpened = () => {
  const [inAddress, setInAddress] = useStore<OpenedPlace | undefined>(places.opened)
  const [acting, setActing] = useState<OpenedPlace>()
  const open = (next?: OpenedPlace) => {
    const room = next && roomOf(next.how)
    const isView = next?.how === openingNames.history || (room && !room.acts)
    setActing(isView ? undefined : next)
    setInAddress(isView ? next : undefined)
  }
  return [acting ?? inAddress, open] as const
}

/** Names of a record's forms and history in an address; other views have the name of their declaration. */
export const openingNames = {
  create: 'agregar',
  update: 'editar',
  delete: 'eliminar',
  history: 'historial',
  correct: 'corregir',
} as const

const roomOf = (name: string) => new Map<string, RowView>(Object.entries(rooms().rowOpenings)).get(name)
