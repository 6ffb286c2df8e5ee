import type { ReactNode } from 'react'
import { formRooms } from './formRooms.ts'

/** Wraps a form in the surroundings that the inputs of the house share, where it has any. */
export const FormSurroundings = ({ children }: { children: ReactNode }) => {
  const { Surroundings } = formRooms()
  return Surroundings ? <Surroundings>{children}</Surroundings> : children
}
