import { useStore } from 'ra-core'
import { useState } from 'react'
import { rooms, type RowView } from '../rooms.ts'
import { places, type OpenedPlace } from './places.ts'

/** What lies open over a screen, and a way to open another or nothing. The address says it, unless it acts by being opened (asks to delete, makes a letter): a reload must not do that again. */
export const useOpened = () => {
  const [said, say] = useStore<OpenedPlace | undefined>(places.opened)
  const [acting, setActing] = useState<OpenedPlace>()
  const open = (next?: OpenedPlace) => {
    const acts = next && (next.how === opened.delete || roomOf(next.how)?.acts)
    setActing(acts ? next : undefined)
    say(acts ? undefined : next)
  }
  return [acting ?? said, open] as const
}

/** How the forms of a record are called in an address; a view has the name that its declaration says. */
export const opened = {
  create: 'agregar',
  update: 'editar',
  delete: 'eliminar',
  history: 'historial',
  correct: 'corregir',
} as const

const roomOf = (name: string) => new Map<string, RowView>(Object.entries(rooms().rowOpenings)).get(name)
