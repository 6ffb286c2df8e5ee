import { createContext, use } from 'react'
import type { Lugar } from './movimientos.ts'

/** Actions on the subjects of the grid that is being edited. The object stays the same for the whole life of the form. */
export type Acciones = {
  remove: (id: string) => void
  move: (id: string, lugar: Lugar) => void
  /** Moves a subject by an arrow key; returns `false` when that leads nowhere. */
  moveTowards: (id: string, tecla: string) => boolean
  /** Opens the menu of movements at its button. */
  offer: (id: string, boton: HTMLElement) => void
  addMaterias: (ciclo: number) => void
  removeCiclo: (ciclo: number) => void
}

export const AccionesContext = createContext<Acciones | undefined>(undefined)

export const useAcciones = (): Acciones => {
  const acciones = use(AccionesContext)
  if (!acciones) throw new Error('subjects are edited inside a grid only')
  return acciones
}
