import { createContext, use } from 'react'
import type { Lugar } from './movimientos.ts'

/** Actions on the subjects of the grid that is being edited. The object stays the same for the whole life of the form. */
export type Acciones = {
  quitar: (id: string) => void
  mover: (id: string, lugar: Lugar) => void
  /** Moves a subject by an arrow key; returns `false` when that leads nowhere. */
  moverHacia: (id: string, tecla: string) => boolean
  /** Opens the menu of movements at its button. */
  ofrecer: (id: string, boton: HTMLElement) => void
  agregarMaterias: (ciclo: number) => void
  quitarCiclo: (ciclo: number) => void
}

export const AccionesContext = createContext<Acciones | undefined>(undefined)

export const useAcciones = (): Acciones => {
  const acciones = use(AccionesContext)
  if (!acciones) throw new Error('subjects are edited inside a grid only')
  return acciones
}
