import { useStore } from 'ra-core'
import { useState } from 'react'
import { rooms, type RowView } from '../rooms.ts'
import { places, type OpenedPlace } from './places.ts'

/** What lies open over a screen, and a way to open another or nothing. The address says a view; not a form, which a reload closes (what was typed is offered when it is opened again), nor what acts by being opened (makes a letter), which a reload must not do again. */
export const useOpened = () => {
  const [said, say] = useStore<OpenedPlace | undefined>(places.opened)
  const [acting, setActing] = useState<OpenedPlace>()
  const open = (next?: OpenedPlace) => {
    const room = next && roomOf(next.how)
    const isView = next?.how === opened.history || (room && !room.acts)
    setActing(isView ? undefined : next)
    say(isView ? next : undefined)
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
