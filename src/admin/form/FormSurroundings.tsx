import type { ReactNode } from 'react'
import { formRooms } from './formRooms.ts'

/** Draws around a form what the inputs of the house share in it. */
export const FormSurroundings = ({ children }: { children: ReactNode }) => {
  const { Surroundings } = formRooms()
  return Surroundings ? <Surroundings>{children}</Surroundings> : children
}
