import { useStore } from 'ra-core'
import { useState } from 'react'
import { rooms, type RowView } from '../rooms.ts'
import { places, type OpenedPlace } from './places.ts'

/**
 * Answers what lies open over a screen, and how to open another or nothing. The address names views alone: a reload
 * closes a form, whose draft is offered again, and must not repeat an opening that acts (makes a letter).
 */
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
